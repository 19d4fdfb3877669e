import type { DocumentState } from '@greenroom/documents'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import { createElement } from 'react'
import type { Formats } from '#data/formats.ts'
import { CellLink } from '#records/CellLink.tsx'
import { DocumentStatus } from './DocumentStatus.tsx'
import type { SentBack } from './waiting.ts'

type Row = { number: string; state: string; lines: number; createdBy: string; updatedAt: string; sentBack?: SentBack }

/** The columns that the lists of all kinds of documents have. */
export function documentColumns<Of extends object>(
  states: Readonly<Record<string, DocumentState>>,
  hrefOf: (number: string) => string,
  { since }: Pick<Formats, 'since'>,
) {
  const column = gridColumns<Row>()
  const columns = {
    number: column.accessor('number', {
      header: 'Number',
      size: 130,
      meta: { phone: 'title' },
      enableHiding: false,
      cell: ({ row: { original } }) =>
        createElement(CellLink, { text: original.number, href: hrefOf(original.number) }),
    }),
    status: column.accessor('state', {
      header: 'Status',
      size: 150,
      meta: { kind: 'badge', phone: 'status' },
      cell: ({ row: { original } }) =>
        createElement(DocumentStatus, { state: states[original.state]!, sentBack: original.sentBack }),
    }),
    lines: column.accessor('lines', { header: 'Lines', size: 80, meta: { kind: 'number' } }),
    createdBy: column.accessor('createdBy', { header: 'By', size: 120, meta: { phone: 'detail' } }),
    changed: column.accessor('updatedAt', {
      header: 'Changed',
      size: 160,
      meta: { kind: 'date', format: (time) => since(String(time)) },
    }),
  }
  return columns as unknown as ColumnsOf<Of>
}

type ColumnsOf<Of extends object> = Readonly<
  Record<'number' | 'status' | 'lines' | 'createdBy' | 'changed', GridColumn<Of>>
>
