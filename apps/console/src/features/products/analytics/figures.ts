import type { components } from '@greenroom/openapi'
import type { Formats } from '#app/formats.ts'

export type SalesFigures = components['schemas']['SalesFigures']
export type FigureKey = keyof SalesFigures

export type Figure = {
  key: FigureKey
  label: string
  /** As it is printed beside the report. */
  definition: string
  kind: 'units' | 'money' | 'percent'
  /** Whether more of it is good news; neither where it is plain fact. */
  more?: 'good' | 'bad'
}

/** The figures of a sales report, in the order they are read. Those that the user may not see are not answered. */
const FIGURES: readonly Figure[] = [
  { key: 'units', label: 'Units', kind: 'units', more: 'good', definition: 'Sold less returned.' },
  {
    key: 'grossSales',
    label: 'Gross sales',
    kind: 'money',
    more: 'good',
    definition: 'What was sold at its price, before discounts and returns, without tax.',
  },
  { key: 'discounts', label: 'Discounts', kind: 'money', definition: 'Taken off what was sold.' },
  {
    key: 'returns',
    label: 'Returns',
    kind: 'money',
    more: 'bad',
    definition: 'Given back for what was returned, without tax.',
  },
  {
    key: 'netSales',
    label: 'Net sales',
    kind: 'money',
    more: 'good',
    definition: 'Gross sales less discounts and returns, without tax.',
  },
  {
    key: 'cogs',
    label: 'COGS',
    kind: 'money',
    definition: 'Cost of goods sold: what the units cost at the time, less those returned.',
  },
  {
    key: 'grossMargin',
    label: 'Gross margin',
    kind: 'money',
    more: 'good',
    definition: 'Net sales less COGS.',
  },
  {
    key: 'margin',
    label: 'Margin %',
    kind: 'percent',
    more: 'good',
    definition: 'Gross margin in percent of net sales. Mark-up, which is in percent of cost, is another figure.',
  },
]

/** The figures that an answer has. Margin is missing where nothing was sold too, so that gross margin speaks for it. */
export function figuresIn(totals: SalesFigures): Figure[] {
  return FIGURES.filter(({ key }) => (key === 'margin' ? totals.grossMargin : totals[key]) !== undefined)
}

export function figureText({ kind }: Figure, value: number | undefined, { money, number }: Formats): string {
  if (value === undefined) return '–'
  return kind === 'money' ? money(value) : kind === 'percent' ? `${number(value)} %` : number(value)
}

export type Change = { text: string; tone: 'good' | 'bad' | 'plain' }

/** How a figure differs from what it is compared with: in percent, or in points where it is a percentage itself. */
export function changeOf({ kind, more }: Figure, now: number | undefined, before: number | undefined): Change {
  if (now === undefined || before === undefined) return { text: 'no comparison', tone: 'plain' }
  if (now === before) return { text: 'no change', tone: 'plain' }
  const isUp = now > before
  const tone = more === undefined ? 'plain' : isUp === (more === 'good') ? 'good' : 'bad'
  if (kind === 'percent') return { text: `${signed(now - before)} points`, tone }
  if (before <= 0) return { text: 'no comparison', tone: 'plain' }
  return { text: `${signed(((now - before) / before) * 100)} %`, tone }
}

function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return rounded > 0 ? `+${rounded}` : `−${Math.abs(rounded)}`
}
