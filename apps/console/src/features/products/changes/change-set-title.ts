import type { ChangeSet } from './change-set.atoms.ts'

/** What a change set is, in two or three words. */
export function changeSetTitle({ kind, fileName, undoes }: ChangeSet): string {
  if (kind === 'IMPORT') return `Import of ${fileName}`
  return kind === 'UNDO' ? `Undo of change ${undoes}` : 'Bulk edit'
}
