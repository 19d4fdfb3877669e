import { type PriceChangeLine, type PriceMargin, priceMargin, pricesBelowCost } from '@greenroom/catalog'
import { countOf, numbers, type SheetCells, type SheetRow } from '@greenroom/ui'
import type { LineFigure } from '#documents/document-screen.ts'

const BELOW_COST = 'Below cost'

const common = {
  label: 'Margin %',
  derivedFrom: 'costPrice',
  isWarning: (text: string) => text.startsWith(BELOW_COST),
} as const satisfies Partial<LineFigure>

/** The margin of each line before and after: in one column, and on a phone each of them under its price. */
export const MARGIN_FIGURES: readonly LineFigure[] = [
  { ...common, name: 'margin', width: 172, of: figure(bothTexts) },
  { ...common, name: 'marginBefore', phoneUnder: 'was', of: figure(({ before }) => percentText(before)) },
  {
    ...common,
    name: 'marginAfter',
    phoneUnder: 'price',
    of: figure(({ after, isBelowCost }) => (isBelowCost ? BELOW_COST : percentText(after))),
  },
]

/** The states in which prices are still to change. */
const PENDING: ReadonlySet<string> = new Set(['DRAFT', 'SUBMITTED', 'APPROVED', 'FAILED'])

export function belowCostWarning(rows: readonly SheetRow[], state: string): string | undefined {
  if (!PENDING.has(state)) return undefined
  const count = pricesBelowCost(rows.map(({ cells }) => lineOf(cells)))
  return count === 0 ? undefined : `${countOf(count, 'price is', 'prices are')} below cost.`
}

function figure(textOf: (margin: PriceMargin) => string): LineFigure['of'] {
  return (cells, ofItem) => textOf(priceMargin(lineOf(cells), ofItem.map(lineOf)))
}

function bothTexts({ before, after, isBelowCost }: PriceMargin): string {
  const texts = before === undefined && after === undefined ? [] : [before, after].map((one) => percentText(one) || '–')
  return [...(isBelowCost ? [BELOW_COST] : []), texts.join(' → ')].join(' ').trim()
}

function percentText(percent: number | undefined): string {
  return percent === undefined ? '' : numbers.typed(percent.toFixed(1))
}

function lineOf({ itemID = '', field = '', price = '', was, costPrice, sellingPrice }: SheetCells): PriceChangeLine {
  return {
    itemID,
    field,
    price,
    was: amountOf(was),
    costPrice: amountOf(costPrice),
    sellingPrice: amountOf(sellingPrice),
  }
}

const amountOf = (text = '') => (text === '' ? null : Number(text))
