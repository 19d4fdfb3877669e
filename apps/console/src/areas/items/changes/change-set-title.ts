import type { ChangeSet } from './change-set.atoms.ts'

/** A short title of a change set. `titleOf` formats the number of a document. */
export function changeSetTitle(changeSet: ChangeSet, titleOf: (number: string) => string): string {
  const { kind, fileName, undoes, documentNumber } = changeSet
  if (kind === 'DOCUMENT') return titleOf(documentNumber!)
  if (kind === 'IMPORT') return `Import of ${fileName}`
  return kind === 'UNDO' ? `Undo of ${documentNumber ?? `change ${undoes}`}` : 'Bulk edit'
}
