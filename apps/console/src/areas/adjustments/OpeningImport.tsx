import { OPENING_COLUMNS, type OpeningRow, readOpeningRows } from '@greenroom/imports'
import type { components } from '@greenroom/openapi'
import { useSetAtom } from 'jotai'
import type { ImportKind } from '#records/import/import-kind.ts'
import { ImportDialog } from '#records/import/ImportDialog.tsx'
import { checkOpeningAtom, importOpeningAtom } from './adjustments.atoms.ts'

/** Opening balances from a file. They become adjustments, which are committed one by one. */
export function OpeningImport({ onClose }: { onClose: () => void }) {
  const kind: ImportKind<OpeningRow, components['schemas']['OpeningBalance']> = {
    one: 'opening balance',
    many: 'opening balances',
    operation: 'importOpeningBalances',
    columns: OPENING_COLUMNS,
    read: readOpeningRows,
    sentOf: ({ issues: _, ...row }) => row,
    check: useSetAtom(checkOpeningAtom),
    send: useSetAtom(importOpeningAtom),
    next: 'Commit the new adjustments to change what is on hand.',
  }
  return <ImportDialog kind={kind} onClose={onClose} />
}
