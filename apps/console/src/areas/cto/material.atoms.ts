import type { Material } from '@greenroom/cto'
import type { Option } from '@greenroom/ui'
import { atom } from 'jotai'
import { attributeListsAtom } from '#data/reference.atoms.ts'

/** Active vendors, styles, colors and printer categories for a set. */
export const materialOptionsAtom = atom(async (get): Promise<Record<keyof Material, Option[]>> => {
  const { vendors, styles, colors, printerCategories } = await get(attributeListsAtom)
  return {
    vendorCode: active(vendors, (one) => [one.vendorCode, one.vendorName]),
    styleID: active(styles, (one) => [one.styleID, one.description]),
    colorID: active(colors, (one) => [one.colorID, one.description]),
    printerCategoryID: active(printerCategories, (one) => [one.printerCategoryID, one.name]),
  }
})

function active<Entry extends { status: string }>(
  entries: readonly Entry[],
  words: (entry: Entry) => [id: string, label: string],
): Option[] {
  return entries
    .filter(({ status }) => status === 'Active')
    .map((entry) => {
      const [id, label] = words(entry)
      return { id, label, hint: id }
    })
}
