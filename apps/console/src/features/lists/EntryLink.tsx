import type { ListKind } from '@greenroom/validation'
import { attributePath } from '#app/attribute-path.ts'
import { CellLink } from '#app/records/CellLink.tsx'

/** The ID of an entry, leading to its form. An additional attribute has a page of its own (section 2). */
export function EntryLink({ kind, id }: { kind: ListKind; id: string }) {
  return <CellLink text={id} record={id} href={kind === 'additionalAttribute' ? attributePath(id) : undefined} />
}
