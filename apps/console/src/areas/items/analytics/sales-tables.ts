import { csvLine } from '@greenroom/imports'
import type { Sales } from './analytics.atoms.ts'
import type { Figure, SalesFigures } from './figures.ts'
import { INTERVAL_LABELS, periodTitle } from './periods.ts'

export type SalesRow = { id: string; label: string; figures: SalesFigures; compared?: SalesFigures }

/** The same numbers, grouped one way. */
export type SalesTable = { id: string; label: string; heading: string; rows: readonly SalesRow[] }

/** The tables of a report. A report of a single item has no table by variant. */
export function salesTables(
  sales: Sales,
  before: Sales | undefined,
  day: (date: string) => string,
  itemsTitle: string,
): SalesTable[] {
  const { interval, periods, locations, items } = sales
  const compared = <Row extends SalesFigures>(rows: readonly Row[] | undefined, is: (row: Row) => boolean) =>
    before && { compared: rows?.find(is) ?? NOTHING }
  return [
    {
      id: 'periods',
      label: INTERVAL_LABELS[interval],
      heading: 'Period',
      rows: periods.map((figures, index) => ({
        id: figures.date,
        label: periodTitle(figures.date, interval, day),
        figures,
        ...(before && { compared: before.periods[index] ?? NOTHING }),
      })),
    },
    {
      id: 'locations',
      label: 'By location',
      heading: 'Location',
      rows: locations.map((figures) => ({
        id: figures.locationID,
        label: figures.name,
        figures,
        ...compared(before?.locations, ({ locationID }) => locationID === figures.locationID),
      })),
    },
    ...(items.length > 1
      ? [
          {
            id: 'items',
            label: itemsTitle,
            heading: 'Item',
            rows: items.map((figures) => ({
              id: figures.itemID,
              label: figures.name,
              figures,
              ...compared(before?.items, ({ itemID }) => itemID === figures.itemID),
            })),
          },
        ]
      : []),
  ]
}

/** The figures of an item that hasn't sold. */
const NOTHING: SalesFigures = {
  units: 0,
  returnedUnits: 0,
  grossSales: 0,
  discounts: 0,
  returns: 0,
  netSales: 0,
  cogs: 0,
  grossMargin: 0,
}

/** A table with its totals as CSV, with plain numbers that spreadsheets can calculate with. */
export function csvOfTable({ heading, rows }: SalesTable, totals: SalesFigures, figures: readonly Figure[]): string {
  const cells = (values: SalesFigures) => figures.map(({ key }) => String(values[key] ?? ''))
  return [
    [heading, 'ID', ...figures.map(({ label }) => label)],
    ...rows.map((row) => [row.label, row.id, ...cells(row.figures)]),
    ['Total', '', ...cells(totals)],
  ]
    .map(csvLine)
    .join('')
}
