import { formatDocumentNumber, parseDocumentNumber } from '@greenroom/documents'
import { sql } from 'kysely'
import { candidatesIn, type Finder } from '#query/finder.ts'
import type { Shape, StoredKind } from './stored-kind.ts'

/** Finds the documents of a kind by their number in any form, or by the field that `headerFields` begins with. */
export function documentFinder<Of extends Shape>({ kind, entity, headerFields }: StoredKind<Of>): Finder {
  return {
    kinds: { [entity]: kind.toRead },
    find: async ({ company: { db } }, _kinds, wanted) => {
      const rows = db.selectFrom('document').select(['number as id', 'state']).where('kind', '=', kind.name)
      const name = sql<string>`coalesce(header ->> ${sql.lit(headerFields[0])}, '')`
      const text = numberIn(wanted.text) ?? wanted.text
      const found = await candidatesIn(rows, { name, codes: [sql`number`] }, { ...wanted, text }).execute()
      return found.map(({ state, codes, id, ...row }) => ({
        ...row,
        id,
        kind: entity,
        codes: text === id ? [wanted.text] : codes,
        isInactive: kind.states[state as Of['document']['state']]?.isClosed ?? false,
      }))
    },
  }
}

/** The number as it is stored, of one that was typed in any form. */
function numberIn(text: string): string | undefined {
  const parsed = parseDocumentNumber(text)
  return parsed && formatDocumentNumber(parsed.prefix, parsed.sequence)
}
