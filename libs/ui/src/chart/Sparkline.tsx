import styles from './chart.module.css'

export interface SparklineProps {
  /** From left to right. */
  values: readonly number[]
  /** The period before, drawn as dashes. */
  compared: readonly number[]
}

/** The drawing's own units; it is stretched to its box. */
const [WIDTH, HEIGHT, MARGIN] = [100, 32, 2]

/** The course of a figure over two periods, without numbers. It is decoration: the figure and its change say the same. */
export function Sparkline({ values, compared }: SparklineProps) {
  const most = Math.max(1, ...values, ...compared)
  const least = Math.min(0, ...values, ...compared)
  const pathOf = (some: readonly number[]) =>
    some.map((value, index) => `${index === 0 ? 'M' : 'L'}${xOf(index, some.length)} ${yOf(value)}`).join('')
  const yOf = (value: number) => MARGIN + ((most - value) / (most - least)) * (HEIGHT - 2 * MARGIN)

  return (
    <svg className={styles.sparkline} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path className={styles.sparkCompared} d={pathOf(compared)} />
      <path className={styles.sparkValue} d={pathOf(values)} />
    </svg>
  )
}

function xOf(index: number, count: number): number {
  return (index / Math.max(1, count - 1)) * WIDTH
}
