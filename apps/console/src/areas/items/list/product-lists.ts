import type { components } from '@greenroom/openapi'
import type { Option } from '@greenroom/ui'
import { ITEM_STATUSES, ITEM_TYPES, type ItemFieldName, type ParentOf, REPORTING_MODES } from '@greenroom/catalog'
import type { Choice } from '@greenroom/validation'

type Schemas = components['schemas']

/** One entry of a list. `parent` is the department of a category, or the category of a subcategory. */
export type ListEntry = { id: string; label: string; active: boolean; parent?: string | null }

/** The field that chooses from a list; additional attributes, and what items lack, are lists to narrow by. */
export type ListName = ItemFieldName | 'attributes' | 'missing'

/** What an item chooses from, by the name of its field. A list that the user may not read is empty. */
export type ProductLists = Readonly<Partial<Record<ListName, readonly ListEntry[]>>>

export type ListSources = {
  attributes: Schemas['AttributeLists']
  taxes: readonly Schemas['Tax'][]
  discounts: readonly Schemas['Discount'][]
  fees: readonly Schemas['Fee'][]
  units: readonly Schemas['UnitOfMeasure'][]
  additional: readonly Schemas['AdditionalAttribute'][]
  /** What items may be asked to lack, by those who may see it. */
  missing: readonly Choice[]
}

export function productLists({
  attributes,
  taxes,
  discounts,
  fees,
  units,
  additional,
  missing,
}: ListSources): ProductLists {
  const { departments, categories, subCategories, teams, vendors, printerCategories } = attributes
  return {
    type: fixed(ITEM_TYPES),
    itemStatus: fixed(ITEM_STATUSES),
    reportingMode: fixed(REPORTING_MODES),
    department: entries(departments, (one) => [one.departmentID, one.departmentName]),
    category: entries(categories, (one) => [one.categoryID, one.description, one.departmentID]),
    subcategory: entries(subCategories, (one) => [one.subCategoryID, one.description, one.categoryID]),
    size: entries(attributes.sizes, (one) => [one.sizeID, one.description]),
    color: entries(attributes.colors, (one) => [one.colorID, one.description]),
    style: entries(attributes.styles, (one) => [one.styleID, one.description]),
    brand: entries(attributes.brands, (one) => [one.brandID, one.description]),
    season: entries(attributes.seasons, (one) => [one.seasonID, one.description]),
    team: entries(teams, (one) => [one.id, one.name]),
    printerCategory: entries(printerCategories, (one) => [one.printerCategoryID, one.name]),
    vendor: entries(vendors, (one) => [one.vendorCode, one.vendorName]),
    royaltyLevel: entries(attributes.royaltyLevels, (one) => [one.key, one.label]),
    skuType: entries(attributes.skuTypes, (one) => [one.value, one.label]),
    tax: entries(taxes, (one) => [one.taxID, one.description]),
    discount: entries(discounts, (one) => [one.discountID, one.description]),
    fees: entries(fees, (one) => [one.feeID, one.name]),
    uom: entries(units, (one) => [one.id, one.description]),
    attributes: entries(additional, (one) => [one.key, one.label]),
    missing: fixed(missing),
  }
}

function entries<Row extends { status: string }>(
  rows: readonly Row[],
  read: (row: Row) => [id: string, label: string, parent?: string | null],
): ListEntry[] {
  return rows.map((row) => {
    const [id, label, parent] = read(row)
    return { id, label: label || id, active: row.status === 'Active', parent }
  })
}

function fixed(choices: readonly Choice[]): ListEntry[] {
  return choices.map(({ value, label }) => ({ id: String(value), label, active: true }))
}

/** What people read for an ID: its label, or the ID itself where the list does not know it. */
export function labelIn(lists: ProductLists, name: ListName, id: string): string {
  return lists[name]?.find((entry) => entry.id === id)?.label ?? id
}

/** All labels by ID, for whole pages of items. */
export function labelsOf(lists: ProductLists, name: ListName): ReadonlyMap<string, string> {
  return new Map(lists[name]?.map(({ id, label }) => [id, label]))
}

/** The entries below one of `parents`, and those that stand below none. Without parents all of them. */
export function narrowed(list: readonly ListEntry[] = [], parents: readonly string[] = []): readonly ListEntry[] {
  return parents.length ? list.filter(({ parent }) => !parent || parents.includes(parent)) : list
}

/** The entry above a category or subcategory, for the rule of the hierarchy. */
export function parentIn(lists: ProductLists): ParentOf {
  return (field, id) => lists[field]?.find((entry) => entry.id === id)?.parent
}

/** What a choice of department or category takes with it: whatever does not stand below it any more. */
export function droppedBelow(
  lists: ProductLists,
  chosen: Readonly<Record<'category' | 'subcategory', string>>,
  changed: 'department' | 'category',
  id: string,
): ('category' | 'subcategory')[] {
  const isBelow = (name: 'category' | 'subcategory', parent: string) =>
    !chosen[name] || !parent || narrowed(lists[name], [parent]).some((entry) => entry.id === chosen[name])
  if (changed === 'category') return isBelow('subcategory', id) ? [] : ['subcategory']
  return isBelow('category', id) ? [] : ['category', 'subcategory']
}

/** Entries to choose from. An inactive one can be kept but not chosen anew, and an unknown value stays in sight. */
export function optionsOf(list: readonly ListEntry[] = [], chosen: readonly string[] = []): Option[] {
  const known = list.map(({ id, label, active }) => ({
    id,
    label,
    hint: active ? (label === id ? undefined : id) : 'Inactive',
    disabled: !active && !chosen.includes(id),
  }))
  const unknown = [...new Set(chosen)].filter((id) => id && !list.some((entry) => entry.id === id))
  return [...known, ...unknown.map((id) => ({ id, label: id }))]
}
