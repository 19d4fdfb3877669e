import { type DraftIssue, idIssue, sameAttributes, variantIssue } from './draft-issue.ts'
import type { DraftValue, ItemDraft } from './item.ts'
import { itemFields } from './item-fields.ts'
import { quickCheck } from './quick-check.ts'
import type { CheckContext } from './read-value.ts'
import { isBlank } from './text.ts'

/** A variant as it is being entered: an item of its own. */
export type VariantDraft = ItemDraft & {
  /** Whether the server has it already: its ID is then locked, and what is left out stays as it is. */
  readonly stored?: boolean
}

/** What the rules need to know besides the draft. */
export type DraftContext = CheckContext & {
  /** Item IDs of new variants that the server was asked for and has. */
  taken?: ReadonlySet<string>
  /** Whether the user lets new variants have the main item's attributes. */
  allowSameAttributes?: boolean
}

/** A variant's type need not be said: it is Variant. */
const VARIANT_FIELDS = itemFields.map((field) => (field.name === 'type' ? { ...field, required: undefined } : field))

/** Every issue of an item's variants, variant by variant (section 5). Made for ten thousand of them. */
export function checkVariants(variants: readonly VariantDraft[], main: ItemDraft, context: DraftContext): DraftIssue[] {
  const issues: DraftIssue[] = []
  // The product that a setting may require is the main item's, which its variants share.
  const own: CheckContext = { ...context, productIDRequired: false, productNameRequired: false }
  const checkNew = quickCheck(VARIANT_FIELDS, { ...own, mode: 'create' })
  const checkStored = quickCheck(VARIANT_FIELDS, { ...own, mode: 'edit' })
  const hasAttributesOfMain = attributesOf(main)
  const seen = new Set<string>()
  variants.forEach((variant, index) => {
    const isNew = !variant.stored
    for (const issue of isNew ? checkNew(variant) : checkStored(variant)) issues.push(variantIssue(issue, index))
    const itemID = String(variant.itemID ?? '')
    const isMain = itemID === String(main.itemID ?? '')
    const isTaken = seen.size === seen.add(itemID).size || (isNew && context.taken?.has(itemID))
    if ((isMain || isTaken) && !isBlank(itemID)) issues.push(idIssue(itemID, index, isMain))
    if (isNew && !context.allowSameAttributes && hasAttributesOfMain(variant)) issues.push(sameAttributes(index))
  })
  return issues
}

/** Where variants differ from the main item: the section of the form that is called so. */
const ATTRIBUTES = itemFields.filter(({ section }) => section === 'attributes').map(({ name }) => name)

/** A test for the attributes of an item. Those that it has come first: a difference is found sooner. */
function attributesOf(main: ItemDraft): (variant: ItemDraft) => boolean {
  const attributes = ATTRIBUTES.map((name) => ({ name, value: plain(main[name]) }))
  attributes.sort((one, other) => Number(other.value !== '') - Number(one.value !== ''))
  return (variant) => {
    for (const { name, value } of attributes) if (plain(variant[name]) !== value) return false
    return true
  }
}

/** Nothing is nothing however it is written, and a reference may be a number or text. */
function plain(value: DraftValue): string {
  return isBlank(value) ? '' : String(value)
}
