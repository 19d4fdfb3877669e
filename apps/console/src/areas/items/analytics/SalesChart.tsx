import { BarChart, Card, Select } from '@greenroom/ui'
import type { Formats } from '#data/formats.ts'
import type { Sales } from './analytics.atoms.ts'
import styles from './analytics.module.css'
import { type Figure, figureText } from './figures.ts'
import { axisLabel, INTERVAL_LABELS, periodTitle } from './periods.ts'

type SalesChartProps = {
  sales: Sales
  before: Sales | undefined
  figures: readonly Figure[]
  figure: Figure
  formats: Formats
  currency: string
  onChoose: (key: string) => void
}

/** One figure over time, with the periods of the comparison range aligned by position. */
export function SalesChart({ sales, before, figures, figure, formats, currency, onChoose }: SalesChartProps) {
  const { interval } = sales
  const { key, label, kind } = figure
  const unit = { money: currency, percent: 'percent of net sales', units: 'pieces' }[kind]
  const points = sales.periods.map((period, index) => {
    const other = before?.periods[index]
    return {
      label: axisLabel(period.date, interval, formats.dateFormat),
      title: periodTitle(period.date, interval, formats.day),
      value: period[key] ?? 0,
      ...(other && { compared: other[key] ?? 0, comparedTitle: periodTitle(other.date, interval, formats.day) }),
    }
  })
  return (
    <Card>
      <div className={styles.figure}>
        <Select
          label="Chart of"
          labelHidden
          options={figures.map((one) => ({ id: one.key, label: one.label }))}
          value={key}
          onChange={onChoose}
        />
      </div>
      <BarChart
        label={`${label} ${INTERVAL_LABELS[interval].toLowerCase()}, ${unit}`}
        points={points}
        format={(value) => figureText(figure, value, formats)}
        formatTick={formats.number}
        legend={{ value: 'This range', ...(before && { compared: 'Comparison range' }) }}
      />
    </Card>
  )
}
