import type { Platform } from '#platform/platform.ts'
import type { Call, HandlersOf } from '#calls/call.ts'
import { type Candidate, type Finder, readableKinds } from '#query/finder.ts'
import { foldOf, isExact, ranked } from '#query/rank.ts'

export const searchHandlers = ({ finders }: Pick<Platform, 'finders'>): HandlersOf<'searchRecords'> => ({
  searchRecords: async (call) => {
    const { search, limit = 20 } = call.query
    const text = search.replace(/\s+/g, ' ').trim()
    if (text === '') return { body: [] }
    const contained = await candidatesOf(call, finders, text, false)
    const found = contained.length > 0 ? contained : await candidatesOf(call, finders, text, true)
    const fold = await foldOf(call.company.db, found, text)
    return {
      body: ranked(found, text, fold)
        .slice(0, limit)
        .map(({ kind, id, name, detail, codes }) => {
          return { kind, id, name, ...(detail && { detail }), isExact: isExact({ id, codes }, text) }
        }),
    }
  },
})

/** What the finders find of the kinds that the caller asks for and may read. */
async function candidatesOf(
  { company, user, query }: Call<'searchRecords'>,
  finders: readonly Finder[],
  text: string,
  isSimilar: boolean,
): Promise<Candidate[]> {
  const asked = query.kinds?.split(',')
  const found = await Promise.all(
    finders.map(async (finder) => {
      const kinds = readableKinds(finder, user, asked)
      return kinds.length > 0 ? finder.find({ company, user }, kinds, { text, isSimilar }) : []
    }),
  )
  return found.flat()
}
