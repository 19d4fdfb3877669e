import { cardPriceOf, type LabelContext, type LabelItem } from '@greenroom/labels'
import type { LabelSettings } from './label-settings.atoms.ts'
import type { Item } from './label.atoms.ts'

type Settings = Pick<LabelSettings, 'names' | 'cardPrice' | 'company'>

/** An item as labels print it: references by their names. */
export function labelItemOf(item: Item, { names, cardPrice, company }: Settings): LabelItem {
  const named = (list: readonly { description?: string | null }[], key: string, id: string | undefined) =>
    list.find((entry) => (entry as Record<string, unknown>)[key] === id)?.description || id
  const rule = { source: cardPrice.cardPriceSource, percent: cardPrice.cardPricePercent }
  return {
    itemID: item.itemID,
    upc: item.upc,
    name: item.name,
    description: item.extendedDescription,
    costPrice: item.costPrice,
    sellingPrice: item.sellingPrice,
    msrp: item.msrp,
    cardPrice: cardPriceOf(item, rule, company.currency),
    department:
      names.departments.find(({ departmentID }) => departmentID === item.department?.departmentID)?.departmentName ??
      item.department?.departmentID,
    category: named(names.categories, 'categoryID', item.category?.categoryID),
    subcategory: named(names.subCategories, 'subCategoryID', item.subcategory?.subCategoryID),
    color: named(names.colors, 'colorID', item.color?.colorID),
    brand: named(names.brands, 'brandID', item.brand?.brandID),
    size: named(names.sizes, 'sizeID', item.size?.sizeID),
    style: named(names.styles, 'styleID', item.style?.styleID),
    season: named(names.seasons, 'seasonID', item.season?.seasonID),
  }
}

/** For a catalog without items, and for users who may not see any. */
export const SAMPLE: LabelItem = {
  itemID: 'SAMPLE-0001',
  upc: '012345678905',
  name: 'Sample tour T-shirt',
  description: 'A soft shirt of combed cotton',
  costPrice: 9.5,
  sellingPrice: 35,
  cardPrice: 36.4,
  msrp: 42,
  department: 'Apparel',
  category: 'Shirts',
  subcategory: 'T-shirts',
  color: 'Black',
  brand: 'Northlight',
  size: 'Large',
  style: 'Crew',
  season: '2026',
}

/** What all labels of this user have in common, today, in the formats of the company. */
export function contextOf({ company, grants }: LabelSettings): LabelContext {
  const date = Temporal.Now.plainDateISO(company.timeZone).toString()
  const formats = { number: company.numberFormat, date: company.dateFormat }
  return { formats, currency: company.currency, date, grants }
}
