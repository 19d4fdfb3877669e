import { type DraftValue, isBlank } from '@greenroom/validation'
import { VARIANT } from './item-choices.ts'
import { type ItemField, type ItemFieldName, type ItemFieldRow, itemFields } from './item-fields.ts'

/** An item being entered: flat, with references as IDs. `undefined` means that the field is absent. */
export type ItemDraft = { readonly [Name in ItemFieldName]?: DraftValue }

export type KeyValue = { key: string; value: string }

export type ExtendedInfo = KeyValue

type ValueOf<Row> = Row extends { idKey: infer Key extends string }
  ? { [Name in Key]: string } | null
  : Row extends { choices: readonly { value: infer Value }[] }
    ? Value
    : Row extends { kind: 'money' | 'whole' }
      ? Row extends { required: true }
        ? number
        : number | null
      : Row extends { kind: 'flag' }
        ? boolean
        : Row extends { kind: 'list' }
          ? string[]
          : Row extends { required: true }
            ? string
            : string | null

/** The Main Info part of an item body as sent and stored. An omitted field stays unchanged. */
export type Item = {
  [Row in Exclude<ItemFieldRow, { extendedKey: string }> as Row['name']]?: ValueOf<Row>
} & { extendedInfo?: ExtendedInfo[] }

/** An item body as a draft: references become their IDs, extended info becomes its fields. */
export function draftOf(body: Readonly<Record<string, unknown>>): ItemDraft {
  const draft: Partial<Record<ItemFieldName, DraftValue>> = {}
  for (const field of itemFields) {
    const value = field.extendedKey ? extendedValue(field, body.extendedInfo) : bareValue(field, body[field.name])
    if (value !== undefined) draft[field.name] = value
  }
  return draft
}

/** The value of a field of a body: of a reference its ID. */
export function bareValue({ idKey }: ItemField, value: unknown): DraftValue {
  const isRef = idKey !== undefined && typeof value === 'object' && value !== null
  return (isRef ? (value as Record<string, unknown>)[idKey] : value) as DraftValue
}

function extendedValue({ extendedKey, kind }: ItemField, info: unknown): DraftValue {
  if (!Array.isArray(info)) return undefined
  const values = (info as ExtendedInfo[]).filter(({ key }) => key === extendedKey).map(({ value }) => value)
  return kind === 'list' ? values : (values[0] ?? null)
}

/** A new item's draft: Active, and reported ONTOUR if created from a settlement or an artist (section 4). */
export function newItemDraft(from: { settlement?: boolean; artist?: boolean } = {}): ItemDraft {
  return { itemStatus: 'Active', reportingMode: from.settlement || from.artist ? 'ONTOUR' : 'ALL' }
}

/** A new item's draft with a changed item ID. The UPC follows the ID until it is edited itself (section 4). */
export function withItemID(draft: ItemDraft, itemID: string): ItemDraft {
  const follows = !draft.upc || draft.upc === draft.itemID
  return { ...draft, itemID, upc: follows ? itemID : draft.upc }
}

/** What a new variant takes over from its main item if it does not give it. */
type Shared = { productID?: DraftValue; productName?: DraftValue }

/** A new variant, draft or item body, with the type Variant and the main item's product if it gives none. */
export function newVariant<Fields extends Shared & { type?: DraftValue }>(given: Fields, main: Shared): Fields {
  const shared = (name: keyof Shared) => (isBlank(given[name]) ? main[name] : given[name])
  return {
    ...given,
    type: given.type === undefined ? VARIANT : given.type,
    productID: shared('productID'),
    productName: shared('productName'),
  }
}
