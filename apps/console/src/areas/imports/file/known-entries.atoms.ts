import { LIST_KINDS } from '@greenroom/catalog'
import { allows } from '@greenroom/permissions'
import { CREATABLE_LISTS, type EntryList, type KnownEntries, type ListedEntry } from '@greenroom/imports'
import { atom } from 'jotai'
import { unwrap } from 'jotai/utils'
import {
  additionalAttributesAtom,
  attributeListsAtom,
  discountsAtom,
  taxesAtom,
  unitsAtom,
} from '#data/reference.atoms.ts'
import { grantsAtom } from '#session/session.atoms.ts'

/** The lists to which the user may add records. */
export const creatableListsAtom = atom((get): readonly EntryList[] => {
  const grants = get(grantsAtom)
  return CREATABLE_LISTS.filter((list) =>
    allows(grants, LIST_KINDS[list === 'attributes' ? 'additionalAttribute' : list].feature, 'WRITE'),
  )
})

/**
 * The records that names in a file can refer to. If a list is empty, the user may lack access to it, so its IDs are
 * left to the server unless the user may add to it.
 */
export const knownEntriesAtom = atom(async (get): Promise<KnownEntries> => {
  const [lists, attributes, taxes, discounts, units] = await Promise.all([
    get(attributeListsAtom),
    get(additionalAttributesAtom),
    get(taxesAtom),
    get(discountsAtom),
    get(unitsAtom),
  ])
  const all: Partial<Record<EntryList, ListedEntry[]>> = {
    department: lists.departments.map(({ departmentID, departmentName }) => ({
      id: departmentID,
      name: departmentName,
    })),
    category: lists.categories.map(({ categoryID, description }) => ({ id: categoryID, name: description })),
    subcategory: lists.subCategories.map(({ subCategoryID, description }) => ({
      id: subCategoryID,
      name: description,
    })),
    style: lists.styles.map(({ styleID, description }) => ({ id: styleID, name: description })),
    color: lists.colors.map(({ colorID, description }) => ({ id: colorID, name: description })),
    size: lists.sizes.map(({ sizeID, description }) => ({ id: sizeID, name: description })),
    brand: lists.brands.map(({ brandID, description }) => ({ id: brandID, name: description })),
    season: lists.seasons.map(({ seasonID, description }) => ({ id: seasonID, name: description })),
    team: lists.teams,
    vendor: lists.vendors.map(({ vendorCode, vendorName }) => ({ id: vendorCode, name: vendorName })),
    printerCategory: lists.printerCategories.map(({ printerCategoryID, name }) => ({ id: printerCategoryID, name })),
    attributes: attributes.map(({ key, label, type, choices }) => ({
      id: key,
      name: label,
      rule: { label, type, choices },
    })),
    tax: taxes.map(({ taxID, description }) => ({ id: taxID, name: description })),
    discount: discounts.map(({ discountID, description }) => ({ id: discountID, name: description })),
    uom: units.map(({ id, description }) => ({ id, name: description })),
  }
  const creatable = get(creatableListsAtom)
  const readable = Object.entries(all).filter(
    ([list, entries]) => entries.length > 0 || creatable.includes(list as EntryList),
  )
  return Object.fromEntries(readable)
})

const NONE: KnownEntries = {}

/** The same, empty until they are loaded. */
export const loadedEntriesAtom = unwrap(knownEntriesAtom, (before) => before ?? NONE)

/** Used if no list is needed, so that none is loaded. */
export const noEntriesAtom = atom(NONE)
