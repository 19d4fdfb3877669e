import { itemFields } from '@greenroom/catalog'
import type { FormFields } from '#forms/form-fields.ts'
import type { FormState } from '#forms/form-state.ts'
import type { Item } from '../list/product-row.ts'
import type { VariantsState } from '../variants/variants-state.ts'
import { isPart, isSamePart, type ItemParts, PART_NAMES, PART_ROWS } from './item-parts.ts'
import { changedFields, formOfItem, type ItemForm } from './item.mapping.ts'

/** Everything that the tabs of an item edit and one save stores: its fields and its parts. */
export type DraftForm = ItemForm & ItemParts

/** A stored item with its loaded parts. */
export type StoredItem = { item: Item; parts: ItemParts }

/** The labels of its fields and parts, and their values as text. */
export type DraftWords = Pick<FormFields<DraftForm>, 'labelOf' | 'textOf'>

export type ItemFormState = FormState<DraftForm, StoredItem>

/** Form and variants when they are opened. */
export type ItemFormStart = { state: ItemFormState; variants: VariantsState }

/** What was typed into the form of an item before the page reloaded, to go on with over the item as it is now. */
export type KeptItem = { startOver: (opened: Item | undefined) => ItemFormStart }

export function formOfStored({ item, parts }: StoredItem): DraftForm {
  return { ...formOfItem(item), ...parts }
}

/** The fields of an item's draft: those in the table of fields, additional attributes, and the parts. */
export const DRAFT_FIELDS: Omit<FormFields<DraftForm>, keyof DraftWords> = {
  differing: (one, other) => [
    ...changedFields(one, other),
    ...PART_NAMES.filter((name) => !isSamePart(name, one, other)),
  ],
  fieldOf: fieldOfPath,
  rowsOf: (name) => (isPart(name) ? PART_ROWS[name] : undefined),
}

/** The fields without labels, where no one reads the differences. */
export const WORDLESS_FIELDS: FormFields<DraftForm> = { ...DRAFT_FIELDS, labelOf: String, textOf: () => '' }

/**
 * The path `department.departmentID` belongs to the field it begins with, `hints.0.hint` to its row, `attributes.FIT`
 * to itself.
 */
export function fieldOfPath(path: string): string | undefined {
  const [head = '', row] = path.split('.')
  if (isPart(head) || head === 'attributes') return row === undefined ? undefined : path
  return itemFields.find(({ name }) => name === head)?.name
}
