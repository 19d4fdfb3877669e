import styles from './chart.module.css'
import { HEIGHT, type Plot } from './plot.ts'

/** The drawing alone. The chart describes it to screen readers. */
export function BarPlot({ plot, current }: { plot: Plot; current: number | undefined }) {
  const { width, left, ticks, bars, line, slot } = plot
  const shown = current === undefined ? undefined : bars[current]
  return (
    <svg className={styles.svg} width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden>
      {shown && <rect className={styles.cursor} x={shown.middle - slot / 2} y={0} width={slot} height={HEIGHT - 20} />}
      {ticks.map(({ y, text, isNought }) => (
        <g key={text}>
          <line className={styles.rule} data-nought={isNought || undefined} x1={left} x2={width} y1={y} y2={y} />
          <text className={styles.tick} x={left - 6} y={y} dominantBaseline="middle" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {bars.map(({ x, y, width: wide, height, middle, label, anchor }, index) => (
        <g key={index}>
          <rect className={styles.bar} x={x} y={y} width={wide} height={height} rx={Math.min(2, wide / 2)} />
          <text className={styles.tick} x={middle} y={HEIGHT - 6} textAnchor={anchor}>
            {label}
          </text>
        </g>
      ))}
      {line && <path className={styles.lineEdge} d={line} />}
      {line && <path className={styles.line} d={line} />}
    </svg>
  )
}
