import { ACCOUNT_SETTINGS, type AccountSettings } from '@greenroom/validation'
import { equalCodes } from './equal-codes.ts'
import type { ItemIssue } from './item-issue.ts'
import type { ItemDraft } from './item.ts'

const REPEATED = 'catalog.upc.repeated'

/** Whether the company refuses a UPC that another item has, from the account settings by key. */
export function refusesUsedUPCs(settings: AccountSettings): boolean {
  return (settings[REPEATED] ?? ACCOUNT_SETTINGS[REPEATED].initial) === 'REFUSED'
}

type UPCField = 'upc' | 'additionalUPCs'
type ItemUPCs = Pick<ItemDraft, UPCField>

/** An item as it is to be saved: a field that is undefined stays as it is stored. */
export type SavedUPCs = { itemID: string; draft: ItemUPCs; stored?: ItemUPCs | undefined }

/** A UPC or an additional UPC of an item. */
export type HeldUPC = { itemID: string; code: string }

type FieldUPC = { field: UPCField; code: string }

/** The UPCs of an item that it does not have yet: what stays is not judged. */
export function newUPCs({ draft, stored = {} }: Pick<SavedUPCs, 'draft' | 'stored'>): FieldUPC[] {
  const kept = new Set(upcsOf(stored).map(({ code }) => upcKey(code)))
  return upcsOf(draft).filter(({ code }) => !kept.has(upcKey(code)))
}

/**
 * The new UPCs that another item has, at the index of their item: another one of the same save, as it will be, or one of
 * the `held` UPCs of items that are not saved with them.
 */
export function usedUPCs(saves: readonly SavedUPCs[], held: readonly HeldUPC[]): { index: number; issue: ItemIssue }[] {
  const ofSaves = saves.flatMap(({ itemID, draft, stored }) =>
    upcsOf({ ...stored, ...given(draft) }).map(({ code }) => ({ itemID, code })),
  )
  const byKey = Map.groupBy([...held, ...ofSaves], ({ code }) => upcKey(code))
  return saves.flatMap((save, index) =>
    newUPCs(save).flatMap(({ field, code }) => {
      const others = (byKey.get(upcKey(code)) ?? []).filter(({ itemID }) => itemID !== save.itemID)
      const itemIDs = [...new Set(others.map(({ itemID }) => itemID))]
      return itemIDs.length > 0 ? [{ index, issue: usedUPC(field, code, itemIDs) }] : []
    }),
  )
}

/** A UPC that other items have, which are not named to those who may not see them. */
export function usedUPC(field: UPCField, value: string, itemIDs: readonly string[]): ItemIssue {
  const message = `${holders(itemIDs)} the UPC ${value} as well.`
  return { code: 'usedUPC', field, message, params: { value } }
}

/** One key for codes that are equal (U1). */
export function upcKey(code: string): string {
  return equalCodes(code).toSorted((one, other) => one.length - other.length)[0]!
}

const MOST_NAMED = 3

function holders(itemIDs: readonly string[]): string {
  if (itemIDs.length === 0) return 'Another item has'
  if (itemIDs.length === 1) return `Item ${itemIDs[0]} has`
  const more = itemIDs.length - MOST_NAMED
  const named = itemIDs.slice(0, MOST_NAMED)
  return more > 0
    ? `Items ${named.join(', ')} and ${more} more have`
    : `Items ${named.slice(0, -1).join(', ')} and ${named.at(-1)} have`
}

function upcsOf({ upc, additionalUPCs }: ItemUPCs): FieldUPC[] {
  const more = Array.isArray(additionalUPCs) ? additionalUPCs : []
  return [
    ...codesIn([upc]).map((code) => ({ field: 'upc' as const, code })),
    ...codesIn(more).map((code) => ({ field: 'additionalUPCs' as const, code })),
  ]
}

function codesIn(values: readonly unknown[]): string[] {
  return values.flatMap((value) => (typeof value === 'string' && value.trim() !== '' ? [value.trim()] : []))
}

function given({ upc, additionalUPCs }: ItemUPCs): ItemUPCs {
  return { ...(upc !== undefined && { upc }), ...(additionalUPCs !== undefined && { additionalUPCs }) }
}
