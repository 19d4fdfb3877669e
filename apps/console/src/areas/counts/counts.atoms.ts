import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { isLost } from '#api/keep-trying.ts'
import { keptEntries } from '#browser/kept-entries.ts'
import type { Owner } from '#browser/stored-records.ts'
import { mutation, taken } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'
import { documentAtoms } from '#documents/document-atoms.ts'
import { COUNT_ENTRY, keptSheet } from './kept-sheet.ts'

type Schemas = components['schemas']

export type Count = Schemas['Count']
export type CountRow = Schemas['CountRow']
export type CountSheet = Schemas['CountSheet']
export type CountTally = Schemas['CountTally']

const ENTITY = 'count'

export const COUNT_ATOMS = documentAtoms<Count, CountRow, Omit<Schemas['CountUpdate'], 'version'>>('/counts', ENTITY)

/** What is to be counted, and what has been counted so far. Without a connection as this tab had it last. */
export const countSheet = resource({
  name: 'countSheet',
  entities: [ENTITY],
  recordOf: (number: string, _owner: Owner) => number,
  async load(api, signal, number: string, owner: Owner): Promise<CountSheet> {
    try {
      const params = { path: { number } }
      return dataOf(await api.GET('/counts/{number}/sheet', { params, signal, cache: 'no-store' })).body
    } catch (failure) {
      const kept = isLost(failure) ? await keptSheet(number, owner) : undefined
      if (!kept) throw failure
      return kept
    }
  },
})

/** What was counted or scanned on this device before the page was opened, and is not sent yet. */
export const unsentEntries = resource({
  name: 'unsentCountEntries',
  kind: 'record',
  load: (_api, _signal, owner: Owner) => keptEntries(COUNT_ENTRY, owner),
})

/** Adds what was counted on a sheet. The same tallies can be sent again: they count once. */
export const sendTalliesAtom = mutation(
  async (api, number: string, _owner: Owner, body: Schemas['CountTallies']) =>
    dataOf(await api.POST('/counts/{number}/tallies', { params: { path: { number } }, body })).body,
  {
    takes: ({ counted }, number, owner, { sheetID, tallies }) => {
      const sequence = Math.max(...tallies.map((tally) => tally.sequence))
      return [taken(countSheet(number, owner), (sheet) => withCounted(sheet, counted, { sheetID, sequence }))]
    },
  },
)

/** A sheet with the figures of some items as they are now, which have all that was received of one sheet. */
export function withCounted(
  sheet: CountSheet,
  counted: CountSheet['counted'],
  last: CountSheet['received'][number],
): CountSheet {
  const itemIDs = new Set(counted.map(({ itemID }) => itemID))
  return {
    ...sheet,
    counted: [...sheet.counted.filter(({ itemID }) => !itemIDs.has(itemID)), ...counted],
    received: [...sheet.received.filter(({ sheetID }) => sheetID !== last.sheetID), last],
  }
}
