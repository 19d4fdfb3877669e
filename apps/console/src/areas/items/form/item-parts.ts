import { isSame, type Rows } from '#forms/form-fields.ts'
import type { Attachment, Allowance } from '@greenroom/cto'
import { parseQuantity } from '@greenroom/validation'
import type { components } from '@greenroom/openapi'
import type { Scope } from '../list/item-scope.ts'

/** A location hint while it is edited. A stored hint is identified by its location, a new one by its own key. */
export type HintRow = Readonly<{ key: string; locationID: string; hint: string }>

/** A component of a package while it is edited, with the quantity as typed. */
export type ComponentRow = Readonly<Omit<components['schemas']['PackagePart'], 'quantity'> & { quantity: string }>

/** Whether a location may sell the item, or its whole product. */
export type Wish = Readonly<{ scope: Scope; locationID: string; all: boolean }>

/** What an item has besides its fields. A part is present once it was loaded; `entitlements` holds only changes. */
export type ItemParts = Readonly<{
  hints?: readonly HintRow[]
  entitlements?: readonly Wish[]
  components?: readonly ComponentRow[]
  attachments?: readonly Attachment[]
  allowances?: readonly Allowance[]
}>

export type PartName = keyof ItemParts

/** In the order of the form. */
export const PART_NAMES = [
  'hints',
  'entitlements',
  'components',
  'attachments',
  'allowances',
] as const satisfies PartName[]

export function isPart(name: string): name is PartName {
  return (PART_NAMES as readonly string[]).includes(name)
}

const amountOf = (quantity: string) => {
  const read = parseQuantity(quantity)
  return typeof read === 'number' ? read : quantity
}

/** How the rows of each part are identified and compared. */
export const PART_ROWS: Readonly<Record<PartName, Rows>> = {
  hints: {
    keyOf: ({ locationID, key }: HintRow) => locationID || key,
    same: (one: HintRow, other: HintRow) => one.locationID === other.locationID && one.hint === other.hint,
  },
  entitlements: { keyOf: ({ scope, locationID }: Wish) => `${scope} ${locationID}`, same: isSame },
  components: {
    keyOf: ({ itemID }: ComponentRow) => itemID,
    same: (one: ComponentRow, other: ComponentRow) => amountOf(one.quantity) === amountOf(other.quantity),
  },
  attachments: { keyOf: ({ groupID }: Attachment) => groupID, same: isSame },
  allowances: { keyOf: ({ kind, text }: Allowance) => `${kind} ${text}`, same: isSame },
}

/** Whether a part is equal in two forms, including its order if the order matters. */
export function isSamePart(name: PartName, one: ItemParts, other: ItemParts): boolean {
  const { keyOf, same } = PART_ROWS[name]
  const inOrder = (rows: readonly unknown[] = []) =>
    name === 'attachments' ? rows : rows.toSorted((a, b) => (keyOf(a as never) < keyOf(b as never) ? -1 : 1))
  const [left, right] = [inOrder(one[name]), inOrder(other[name])]
  return (
    left.length === right.length &&
    left.every((row, at) => keyOf(row as never) === keyOf(right[at] as never) && same(row as never, right[at] as never))
  )
}
