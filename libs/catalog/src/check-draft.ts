import { checkHints, type HintDraft } from './check-hints.ts'
import { checkItem } from './check-item.ts'
import { checkVariants, type DraftContext, productOf, type VariantDraft } from './check-variants.ts'
import type { DraftIssue } from './draft-issue.ts'
import type { ItemDraft } from './item.ts'

/** The contents of one item form. */
export type Draft = {
  readonly item: ItemDraft
  readonly variants?: readonly VariantDraft[]
  readonly hints?: readonly HintDraft[]
}

/** Every issue of a whole draft, each with its path: the item's, then its variants' and its location hints'. */
export function checkDraft({ item, variants = [], hints = [] }: Draft, context: DraftContext): DraftIssue[] {
  const lacksProduct = variants.some(({ stored }) => !stored) && productOf(item, context.stored) === ''
  const issues: DraftIssue[] = lacksProduct ? checkWithProduct(item, context) : checkItem(item, context)
  return issues.concat(variants.length > 0 ? checkVariants(variants, item, context) : [], checkHints(hints))
}

/** New variants need a product ID, which the main item gives. */
function checkWithProduct(item: ItemDraft, context: DraftContext): DraftIssue[] {
  const alsoRequired = new Set([...(context.alsoRequired ?? []), 'productID'])
  return checkItem({ ...item, productID: item.productID ?? null }, { ...context, alsoRequired })
}
