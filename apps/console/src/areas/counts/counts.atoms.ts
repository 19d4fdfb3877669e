import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { mutation, taken } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'
import { documentAtoms } from '#documents/document-atoms.ts'

type Schemas = components['schemas']

export type Count = Schemas['Count']
export type CountRow = Schemas['CountRow']
export type CountSheet = Schemas['CountSheet']
export type CountTally = Schemas['CountTally']

const ENTITY = 'count'

export const COUNT_ATOMS = documentAtoms<Count, CountRow, Omit<Schemas['CountUpdate'], 'version'>>('/counts', ENTITY)

/** What is to be counted, and what has been counted so far. */
export const countSheet = resource({
  name: 'countSheet',
  entities: [ENTITY],
  recordOf: (number: string) => number,
  load: async (api, signal, number: string): Promise<CountSheet> =>
    dataOf(await api.GET('/counts/{number}/sheet', { params: { path: { number } }, signal })).body,
})

/** Adds what was counted on a sheet. The same tallies can be sent again: they count once. */
export const sendTalliesAtom = mutation(
  async (api, number: string, body: Schemas['CountTallies']) =>
    dataOf(await api.POST('/counts/{number}/tallies', { params: { path: { number } }, body })).body,
  { takes: ({ counted }, number) => [taken(countSheet(number), (sheet) => withCounted(sheet, counted))] },
)

/** A sheet with the figures of some items as they are now. Items that it did not have stand at its end. */
function withCounted(sheet: CountSheet, counted: CountSheet['counted']): CountSheet {
  const itemIDs = new Set(counted.map(({ itemID }) => itemID))
  return { ...sheet, counted: [...sheet.counted.filter(({ itemID }) => !itemIDs.has(itemID)), ...counted] }
}
