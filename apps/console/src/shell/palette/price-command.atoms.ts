import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { toasts } from '@greenroom/ui'
import { joinIDs } from '@greenroom/validation'
import { atom } from 'jotai'
import { mutation } from '#data/mutation.ts'
import { resource } from '#data/resource.ts'
import { showFailure } from '#failures/show-failure.ts'
import { undoChangeSetAtom } from '#records/change-sets.atoms.ts'

type Item = components['schemas']['Item']

/** How many items a command may be meant for. */
const SHOWN = 5

const NOTHING: readonly Item[] = []

/** The items that a command may be meant for, the best first: the one that has the code alone. */
export const priceTargets = resource({
  name: 'priceTargets',
  entities: ['item'],
  needs: 'listItems',
  empty: NOTHING,
  async load(api, signal, search: string): Promise<readonly Item[]> {
    const query = { search: search.slice(0, 100), kinds: 'item', limit: SHOWN }
    const found = dataOf(await api.GET('/search', { params: { query }, signal })).body
    const exact = found.filter(({ isExact }) => isExact)
    const ids = (exact.length > 0 ? exact : found).map(({ id }) => id)
    if (ids.length === 0) return NOTHING
    const params = { query: { itemIDOnSearch: joinIDs(ids), limit: SHOWN } }
    const { data } = dataOf(await api.GET('/items', { params, signal })).body
    return data.toSorted((one, other) => ids.indexOf(one.itemID) - ids.indexOf(other.itemID))
  },
})

type NewPrice = { item: Pick<Item, 'itemID' | 'sellingPrice'>; price: number }

/**
 * Gives an item a new selling price as a bulk edit, unless its price is no longer the one that was shown. Returns the ID
 * of the change set, or why nothing was changed. Throws ApiError.
 */
const applyPriceAtom = mutation(
  async (
    api,
    { item: { itemID, sellingPrice }, price }: NewPrice,
  ): Promise<{ changeSetID: string } | { why: string }> => {
    const edit = { fields: { sellingPrice: price }, filter: { itemIDs: [itemID] } }
    const { changeSetID } = dataOf(await api.POST('/changesets', { body: edit })).body
    const rowOf = async (show: 'change' | 'problems') => {
      const params = { path: { changeSetID }, query: { show, limit: 1 } }
      return dataOf(await api.GET('/changesets/{changeSetID}/rows', { params })).body.data[0]
    }
    const row = await rowOf('change')
    if (!row) return { why: (await rowOf('problems'))?.fault?.message ?? NOTHING_TO_CHANGE }
    if (row.changes[0]?.from !== (sellingPrice ?? null)) return { why: MOVED }
    dataOf(await api.PATCH('/items/batches', { body: { ...edit, changeSetID } }))
    return { changeSetID }
  },
  { changes: ['item'] },
)

const NOTHING_TO_CHANGE = 'It has this price already.'
const MOVED = 'Its price has changed since it was shown. Look at it, then try again.'

/** Applies a command, and offers to undo it. `words`: what was done. */
export const runPriceCommandAtom = atom(null, async (_get, set, change: NewPrice, words: string) => {
  const failed = `The price of ${change.item.itemID} wasn't changed`
  try {
    const result = await set(applyPriceAtom, change)
    if ('why' in result) return void toasts.show({ tone: 'warning', title: failed, text: result.why })
    const undo = () => {
      set(undoChangeSetAtom, result.changeSetID, { leaveChanged: false }).catch((failure: unknown) => {
        showFailure("The changes couldn't be undone", failure)
      })
    }
    toasts.show({ tone: 'success', title: words, action: { text: 'Undo', onPress: undo } })
  } catch (failure) {
    showFailure(failed, failure)
  }
})
