import { type DraftKind, keptDraft } from '#forms/kept-draft.ts'
import type { KeptItem } from './item-form.ts'

export const ITEM_DRAFT: DraftKind<KeptItem> = {
  name: 'itemDraft',
  version: 4,
  loadReader: async () => (await import('./item-draft.ts')).readKeptItem,
}

export const keptItem = keptDraft(ITEM_DRAFT)
