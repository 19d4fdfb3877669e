import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { BarPlot } from './BarPlot.tsx'
import styles from './chart.module.css'
import { type ChartPoint, plotOf } from './plot.ts'
import { useWidth } from './use-width.ts'

export interface BarChartProps {
  /** The accessible name, with the unit: "Net sales by day, USD". */
  label: string
  /** From left to right. */
  points: readonly ChartPoint[]
  /** Formats a value with its unit. */
  format: (value: number) => string
  /** Formats a value of the axis, short. */
  formatTick?: (value: number) => string
  /** The legend of bar and line. */
  legend: { value: string; compared?: string }
}

/**
 * Bars over time, with a line for the comparison. It is one Tab stop; arrows, Home and End move through the points. The
 * current point is announced and shown above the plot, as is the one under the pointer.
 */
export function BarChart({ label, points, format, formatTick = format, legend }: BarChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const [current, setCurrent] = useState<number>()
  const point = current === undefined ? undefined : points[current]
  const plot = plotOf(points, width, formatTick)

  function walk(event: KeyboardEvent) {
    const last = points.length - 1
    const from = current ?? -1
    const targets: Record<string, number> = {
      ArrowRight: Math.min(from + 1, last),
      ArrowLeft: Math.max(from - 1, 0),
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setCurrent(target)
  }

  function follow({ clientX, currentTarget }: PointerEvent) {
    setCurrent(plot.indexAt(clientX - currentTarget.getBoundingClientRect().left))
  }

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{label}</span>
        <span className={styles.legend}>
          <i className={styles.barKey} aria-hidden />
          {legend.value}
        </span>
        {legend.compared && (
          <span className={styles.legend}>
            <i className={styles.lineKey} aria-hidden />
            {legend.compared}
          </span>
        )}
      </figcaption>
      <p className={styles.readout} aria-live="polite">
        {point ? readout(point, format) : ''}
      </p>
      <div
        ref={ref}
        className={styles.plot}
        role="group"
        aria-roledescription="chart"
        aria-label={`${label}. ${points.length} bars; the arrow keys read them.`}
        tabIndex={0}
        onKeyDown={walk}
        onBlur={() => setCurrent(undefined)}
        onPointerMove={follow}
        onPointerLeave={() => setCurrent(undefined)}
      >
        <BarPlot plot={plot} current={current} />
      </div>
    </figure>
  )
}

function readout({ title, value, compared, comparedTitle }: ChartPoint, format: (value: number) => string): string {
  const now = `${title}: ${format(value)}`
  return compared === undefined ? now : `${now} (${comparedTitle}: ${format(compared)})`
}
