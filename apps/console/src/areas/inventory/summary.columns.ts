import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { Formats } from '#data/formats.ts'
import { CellLink } from '#records/CellLink.tsx'
import type { StockSums, SummaryRow } from './summary.atoms.ts'
import type { Summary } from '#screens/summary-path.ts'

const column = gridColumns<SummaryRow>()

const WHAT: Record<Summary['by'], string> = { location: 'Location', department: 'Department', item: 'Item' }

const QUANTITIES: readonly (readonly [keyof StockSums, string])[] = [
  ['onHand', 'On hand'],
  ['inTransit', 'In transit'],
  ['inbound', 'Inbound'],
  ['reserved', 'Reserved'],
]

type Options = {
  by: Summary['by']
  formats: Pick<Formats, 'money' | 'number'>
  seesValue: boolean
  hrefOf: (row: SummaryRow) => string
}

/** The columns of a summary. */
export function summaryColumns({ by, formats, seesValue, hrefOf }: Options): GridColumn<SummaryRow>[] {
  const { money, number } = formats
  return column.columns([
    column.accessor('name', {
      header: WHAT[by],
      size: 280,
      enableHiding: false,
      meta: { phone: 'title' },
      cell: ({ row: { original } }) => createElement(CellLink, { text: original.name, href: hrefOf(original) }),
    }),
    column.accessor('id', { header: 'ID', size: 150, meta: { phone: 'detail' } }),
    ...QUANTITIES.map(([name, header]) =>
      column.accessor(name, {
        header,
        size: 110,
        meta: {
          kind: 'number',
          format: (quantity) => number(Number(quantity)),
          ...(name === 'onHand' && { phone: 'amount' as const }),
        },
      }),
    ),
    ...(seesValue
      ? [
          column.accessor('value', {
            header: 'Value',
            size: 140,
            meta: { kind: 'money', format: (value: unknown) => money(Number(value)) },
          }),
        ]
      : []),
  ])
}
