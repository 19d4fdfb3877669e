import { checkHints, type HintDraft } from './check-hints.ts'
import { checkItem } from './check-item.ts'
import { checkVariants, type DraftContext, type VariantDraft } from './check-variants.ts'
import type { DraftIssue } from './draft-issue.ts'
import type { ItemDraft } from './item.ts'

/** All that one item form holds. */
export type Draft = {
  readonly item: ItemDraft
  readonly variants?: readonly VariantDraft[]
  readonly hints?: readonly HintDraft[]
}

/** Every issue of a whole draft: the item's own, then its variants' and its location hints', each with its path. */
export function checkDraft({ item, variants = [], hints = [] }: Draft, context: DraftContext): DraftIssue[] {
  const issues: DraftIssue[] = checkItem(item, context)
  return issues.concat(variants.length > 0 ? checkVariants(variants, item, context) : [], checkHints(hints))
}
