import { type DraftIssue, idIssue, otherProduct, sameAttributes, variantIssue } from './draft-issue.ts'
import { type DraftValue, isBlank } from '@greenroom/validation'
import type { ItemDraft } from './item.ts'
import { itemFields, keptProductID } from './item-fields.ts'
import { quickCheck } from './quick-check.ts'
import type { CheckContext } from './check-item.ts'

/** A variant being entered: an item of its own. */
export type VariantDraft = ItemDraft & {
  /** The variant as it is stored: its ID is then locked, and omitted fields stay unchanged. Absent for a new one. */
  readonly stored?: ItemDraft
  /** The prices of lately of one that is stored. */
  readonly lately?: ItemDraft | undefined
}

/** What the rules need besides the draft. */
export type DraftContext = CheckContext & {
  /** Item IDs of new variants that already exist on the server. */
  taken?: ReadonlySet<string>
  /** Whether the user allows new variants to have the main item's attributes. */
  allowSameAttributes?: boolean
}

/** A variant's type is optional: it is Variant. Its product ID is the main item's, where it is judged. */
const VARIANT_FIELDS = itemFields.map((field) => {
  if (field.name === 'productID') return keptProductID
  return field.name === 'type' ? { ...field, required: undefined } : field
})

/** Every issue of an item's variants, variant by variant (section 5). Fast enough for ten thousand. */
export function checkVariants(variants: readonly VariantDraft[], main: ItemDraft, context: DraftContext): DraftIssue[] {
  const issues: DraftIssue[] = []
  // A required product is the main item's, which its variants share.
  const own: CheckContext = { ...context, alsoRequired: new Set(), stored: undefined, lately: undefined }
  const checkNew = quickCheck(VARIANT_FIELDS, { ...own, mode: 'create' })
  const checkStored = quickCheck(VARIANT_FIELDS, { ...own, mode: 'edit' })
  const hasAttributesOfMain = attributesOf(main)
  const seen = new Set<string>()
  const product = productOf(main, context.stored)
  variants.forEach((variant, index) => {
    const isNew = !variant.stored
    for (const issue of isNew ? checkNew(variant) : checkStored(variant, variant.stored, variant.lately))
      issues.push(variantIssue(issue, index))
    const itemID = plain(variant.itemID)
    const isMain = itemID === plain(main.itemID)
    const isTaken = seen.size === seen.add(itemID).size || (isNew && context.taken?.has(itemID))
    if ((isMain || isTaken) && !isBlank(itemID)) issues.push(idIssue(itemID, index, isMain))
    if (isOfAnotherProduct(variant, product, context.stored)) issues.push(otherProduct(product, index))
    if (isNew && !context.allowSameAttributes && hasAttributesOfMain(variant)) issues.push(sameAttributes(index))
  })
  return issues
}

/** The product of an item after the save; '' for none. */
export function productOf({ productID }: ItemDraft, stored: ItemDraft | undefined): string {
  return plain(productID === undefined ? stored?.productID : productID)
}

/** A variant that gives no product keeps the one it shares with the main item as stored, or takes over a new one. */
function isOfAnotherProduct(variant: VariantDraft, product: string, main: ItemDraft | undefined): boolean {
  const { stored, productID } = variant
  if (!isBlank(productID)) return plain(productID) !== product
  if (!stored) return false
  if (productID !== undefined) return product !== ''
  return stored.productID !== undefined && ![product, plain(main?.productID)].includes(plain(stored.productID))
}

/** The fields in which variants differ from the main item: the form's attributes section. */
const ATTRIBUTES = itemFields.filter(({ section }) => section === 'attributes').map(({ name }) => name)

/** A test for equal attributes. Fields with a value come first, to find a difference sooner. */
function attributesOf(main: ItemDraft): (variant: ItemDraft) => boolean {
  const attributes = ATTRIBUTES.map((name) => ({ name, value: plain(main[name]) }))
  attributes.sort((one, other) => Number(other.value !== '') - Number(one.value !== ''))
  return (variant) => {
    for (const { name, value } of attributes) if (plain(variant[name]) !== value) return false
    return true
  }
}

/** All blank values are equal, a reference may be a number or text, and text may be composed or not. */
function plain(value: DraftValue): string {
  return isBlank(value) ? '' : String(value).normalize('NFC')
}
