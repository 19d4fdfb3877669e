import { isBlank } from '@greenroom/validation'
import { checkID, checkName, checkPrice, checkWhole, checkWords } from './check-field.ts'
import { TEXT_MAX } from './check-option-group.ts'
import type { ComponentSet } from './component.ts'
import type { CtoIssue } from './cto-issue.ts'
import type { Attachment, OptionGroup } from './option-group.ts'
import { type Allowance, foldText, type Restriction } from './restriction.ts'

export const RESTRICTION_MAX = 30
export const REASON_MAX = 100

/** The properties of a set with their labels: a company has one set of a kind for each combination of the four. */
export const MATERIAL = {
  vendorCode: 'Vendor',
  styleID: 'Style',
  colorID: 'Color',
  printerCategoryID: 'Printer category',
} as const
export type Material = Record<keyof typeof MATERIAL, string>

/** The problems with a component set to be generated. Amounts as typed or as numbers. */
export function checkComponentSet(
  set: ComponentSet & Material & { costPrice?: unknown; sellingPrice?: unknown },
  restricted: string,
  priceDecimals?: number,
): CtoIssue[] {
  const missing = Object.entries(MATERIAL).filter(([field]) => isBlank(set[field as keyof Material]))
  return [
    ...checkID(set.id, restricted),
    ...checkName(set.name, restricted),
    ...missing.map(([field, label]): CtoIssue => ({ field, code: 'required', message: `${label} is required.` })),
    ...(set.costPrice === undefined ? [] : checkPrice('costPrice', 'Cost price', set.costPrice)),
    ...(set.sellingPrice === undefined
      ? []
      : checkPrice('sellingPrice', 'Selling price', set.sellingPrice, priceDecimals)),
  ]
}

/** The problems with a blocked word or a restricted number, and with its reason. */
export function checkRestriction(restriction: Restriction & { reason?: string }): CtoIssue[] {
  const { reason = '' } = restriction
  return [
    ...checkRestricted(restriction),
    ...(reason === '' ? [] : checkWords('reason', 'Reason', reason, REASON_MAX, '')),
  ]
}

function checkRestricted({ kind, text }: Restriction): CtoIssue[] {
  const label = kind === 'WORD' ? 'Word' : 'Number'
  const found = checkWords('text', label, text, RESTRICTION_MAX, '')
  if (found.length > 0) return found
  if (kind === 'NUMBER' && !/^\d+$/.test(text)) {
    return [{ field: 'text', code: 'restricted', message: 'Number is written in digits alone.' }]
  }
  if (kind === 'WORD' && [...foldText(text)].length < 2) {
    return [
      { field: 'text', code: 'tooShort', message: 'Word needs at least two letters: a shorter one is in most names.' },
    ]
  }
  return []
}

/** The problems with an item's groups and allowances. `groups`: all that may be attached. */
export function checkAttachments(
  attachments: readonly Attachment[],
  allowances: readonly Allowance[],
  groups: readonly OptionGroup[],
  priceDecimals?: number,
): CtoIssue[] {
  const byID = new Map(groups.map((group) => [group.id, group]))
  const seen = new Set<string>()
  return [
    ...attachments.flatMap((attachment, index) => {
      const { groupID } = attachment
      const group = byID.get(groupID)
      const field = `attachments.${index}.groupID`
      if (!group) return [{ field, code: 'unknown' as const, message: `There is no active option group ${groupID}.` }]
      if (seen.has(groupID)) return [{ field, code: 'duplicate' as const, message: `${groupID} is there twice.` }]
      seen.add(groupID)
      return checkOverrides(group, attachment, index, priceDecimals)
    }),
    ...allowances.flatMap(({ text, reason }, index): CtoIssue[] => {
      const field = `allowances.${index}.reason`
      if (isBlank(reason)) return [{ field, code: 'required', message: `Say why ${text} is allowed.` }]
      return checkWords(field, 'Reason', reason, REASON_MAX, '')
    }),
  ]
}

function checkOverrides(
  group: OptionGroup,
  { maxLength, sellingPrice }: Attachment,
  index: number,
  priceDecimals?: number,
): CtoIssue[] {
  const field = (name: string) => `attachments.${index}.${name}`
  return [
    ...(maxLength === null || maxLength === undefined
      ? []
      : checkWhole(field('maxLength'), 'Longest', maxLength, group.minLength, TEXT_MAX)),
    ...(sellingPrice === null || sellingPrice === undefined
      ? []
      : checkPrice(field('sellingPrice'), 'Price', sellingPrice, priceDecimals)),
  ]
}
