/** The kinds of components. Letters and numbers come in sets; the others are created one by one. */
export const COMPONENT_KINDS = {
  LETTER: 'Letter',
  NUMBER: 'Number',
  PATCH: 'Patch',
  BADGE: 'Badge',
  NAME_BAR: 'Name bar',
} as const
export type ComponentKind = keyof typeof COMPONENT_KINDS

/** The kinds that people add item by item. */
export const CUSTOM_KINDS = ['PATCH', 'BADGE', 'NAME_BAR'] as const satisfies readonly ComponentKind[]

/** A part put on an item built to order: an item itself, with its own stock. */
export type Component = {
  itemID: string
  name: string
  kind: ComponentKind
  /** For a letter or number. */
  character?: string | null
  componentSetID?: string | null
  status: 'Active' | 'Inactive'
  itemStatus: 'Active' | 'Discontinued'
  /** In major units. Omitted for users who may not see them. */
  costPrice?: number
  sellingPrice?: number
  /** On hand, over all locations. */
  qoh: number
}

/** Whether it may be put on an item: both the component and its item are active. */
export function isUsable({ status, itemStatus }: Pick<Component, 'status' | 'itemStatus'>): boolean {
  return status === 'Active' && itemStatus === 'Active'
}

/** The characters for which a generator makes one component each. */
export const SET_KINDS = {
  LETTERS: { label: 'Letters', kind: 'LETTER', characters: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' },
  NUMBERS: { label: 'Numbers', kind: 'NUMBER', characters: '0123456789' },
} as const satisfies Record<string, { label: string; kind: ComponentKind; characters: string }>
export type SetKind = keyof typeof SET_KINDS

export type ComponentSet = { id: string; name: string; kind: SetKind }

/** The items of a set: 26 letters or 10 numbers, each under the ID of the set. */
export function componentsOf({
  id,
  name,
  kind,
}: ComponentSet): Pick<Component, 'itemID' | 'name' | 'kind' | 'character'>[] {
  const { kind: made, characters } = SET_KINDS[kind]
  return [...characters].map((character) => ({
    itemID: `${id}-${character}`,
    name: `${name} ${character}`,
    kind: made,
    character,
  }))
}
