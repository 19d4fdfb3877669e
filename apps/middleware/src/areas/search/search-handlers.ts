import type { Platform } from '#platform/platform.ts'
import type { Call, HandlersOf } from '#calls/call.ts'
import { type Candidate, type Finder, readableKinds, type Wanted, wordsOf } from '#query/finder.ts'
import { isMisspellable } from '#query/misspelling.ts'
import { foldOf, isExact, ranked } from '#query/rank.ts'

export const searchHandlers = ({ finders }: Pick<Platform, 'finders'>): HandlersOf<'searchRecords'> => ({
  searchRecords: async (call) => {
    const { search, limit = 20 } = call.query
    const text = search.replace(/\s+/g, ' ').trim()
    if (text === '') return { body: [] }
    const found = await candidatesOf(call, finders, text, limit)
    const fold = await foldOf(call.company.db, found.flat(), text)
    return {
      body: found
        .flatMap((candidates) => ranked(candidates, text, fold))
        .slice(0, limit)
        .map(({ kind, id, name, detail, codes }) => {
          return { kind, id, name, ...(detail && { detail }), isExact: isExact({ id, codes }, text) }
        }),
    }
  },
})

/** What the text finds to the letter; after it, as far as there is room, what it finds despite typing errors. */
async function candidatesOf(
  call: Call<'searchRecords'>,
  finders: readonly Finder[],
  text: string,
  limit: number,
): Promise<Candidate[][]> {
  const contained = await found(call, finders, { text, match: 'contained' })
  if (contained.length >= limit) return [contained]
  const typed = (await foldOf(call.company.db, [], text))(text)
  const meant = wordsOf(typed).some(isMisspellable)
    ? await found(call, finders, { text: typed, match: 'misspelled' })
    : []
  const known = new Set(contained.map(keyOf))
  const misspelled = meant.filter((record) => !known.has(keyOf(record)))
  if (contained.length + misspelled.length > 0) return [contained, misspelled]
  return [await found(call, finders, { text, match: 'similar' })]
}

function keyOf({ kind, id }: Candidate): string {
  return `${kind} ${id}`
}

/** What the finders find of the kinds that the caller asks for and may read. */
async function found(
  { company, user, query }: Call<'searchRecords'>,
  finders: readonly Finder[],
  wanted: Wanted,
): Promise<Candidate[]> {
  const asked = query.kinds?.split(',')
  const candidates = await Promise.all(
    finders.map(async (finder) => {
      const kinds = readableKinds(finder, user, asked)
      return kinds.length > 0 ? finder.find({ company, user }, kinds, wanted) : []
    }),
  )
  return candidates.flat()
}
