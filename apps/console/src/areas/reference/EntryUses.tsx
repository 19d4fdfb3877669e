import { TextLink } from '@greenroom/ui'
import type { ListKind } from '@greenroom/catalog'
import type { Entry } from '#records/entries/entries.atoms.ts'
import type { EntryUse } from './lists.atoms.ts'
import { productsPath, usesInWords } from './uses.ts'

type EntryUsesProps = { kind: ListKind; entry: Entry; uses: EntryUse | undefined }

/** What refers to an entry, and the way to its products. */
export function EntryUses({ kind, entry, uses }: EntryUsesProps) {
  const words = uses && usesInWords(kind, uses)
  if (!words) return 'Not in use.'
  const path = productsPath(kind, entry)
  return (
    <>
      Used by {words}. {uses.items > 0 && path && <TextLink href={path}>Show the products</TextLink>}
    </>
  )
}
