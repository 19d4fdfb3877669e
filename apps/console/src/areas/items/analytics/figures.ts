import type { components } from '@greenroom/openapi'
import type { Formats } from '#data/formats.ts'
import type { Compared } from '#records/figure-change.ts'

export type SalesFigures = components['schemas']['SalesFigures']
export type FigureKey = keyof SalesFigures

export type Figure = Compared & {
  key: FigureKey
  label: string
  /** The definition printed beside the report. */
  definition: string
}

/** The figures of a sales report in reading order. Figures that the user may not see are missing from the answer. */
const FIGURES: readonly Figure[] = [
  { key: 'units', label: 'Units', kind: 'units', more: 'good', definition: 'Units sold minus units returned.' },
  {
    key: 'grossSales',
    label: 'Gross sales',
    kind: 'money',
    more: 'good',
    definition: 'Sales at full price, before discounts, returns and tax.',
  },
  { key: 'discounts', label: 'Discounts', kind: 'money', definition: 'Amounts taken off the price of units sold.' },
  {
    key: 'returns',
    label: 'Returns',
    kind: 'money',
    more: 'bad',
    definition: 'Refunds for returned units, without tax.',
  },
  {
    key: 'netSales',
    label: 'Net sales',
    kind: 'money',
    more: 'good',
    definition: 'Gross sales minus discounts and returns, without tax.',
  },
  {
    key: 'cogs',
    label: 'COGS',
    kind: 'money',
    definition: 'Cost of goods sold: the cost of the units when they were sold, minus units returned.',
  },
  {
    key: 'grossMargin',
    label: 'Gross margin',
    kind: 'money',
    more: 'good',
    definition: 'Net sales minus COGS.',
  },
  {
    key: 'margin',
    label: 'Margin %',
    kind: 'percent',
    more: 'good',
    definition: 'Gross margin as a percentage of net sales. Markup, a percentage of cost, is a different figure.',
  },
]

/**
 * The figures in an answer. Margin is also missing if nothing was sold, so gross margin decides whether it is shown.
 */
export function figuresIn(totals: SalesFigures): Figure[] {
  return FIGURES.filter(({ key }) => (key === 'margin' ? totals.grossMargin : totals[key]) !== undefined)
}

export function figureText({ kind }: Figure, value: number | undefined, { money, number }: Formats): string {
  if (value === undefined) return '–'
  return kind === 'money' ? money(value) : kind === 'percent' ? `${number(value)}%` : number(value)
}
