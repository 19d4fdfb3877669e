import { resource } from '#data/resource.ts'
import { isKept, type Owner } from '#session/stored-records.ts'

/** One for each item and browser tab, so that two tabs with a new item each don't share it. */
export const draftRecord = (itemID = '') => ({ name: `itemDraft.${encodeURIComponent(itemID)}`, perTab: true }) as const

/** What was typed before the page reloaded. */
export const keptDraft = resource({
  name: 'itemDraft',
  kind: 'record',
  async load(_api, _signal, itemID: string | undefined, owner: Owner) {
    if (!isKept(draftRecord(itemID), owner)) return undefined
    const { readStoredDraft } = await import('./item-draft.ts')
    return readStoredDraft(draftRecord(itemID), owner)
  },
})

export type KeptDraft = NonNullable<Awaited<ReturnType<ReturnType<typeof keptDraft>['read']>>>
