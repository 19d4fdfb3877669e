/** What a customer enters or picks. */
export const OPTION_TYPES = { TEXT: 'Text', NUMBER: 'Number', PICK: 'Pick' } as const
export type OptionType = keyof typeof OPTION_TYPES

/** What the price of a group is multiplied with. */
export const PRICE_RULES = { FLAT: 'Flat', PER_CHARACTER: 'Per character', PER_COMPONENT: 'Per component' } as const
export type PriceRule = keyof typeof PRICE_RULES

/** Where on the item it goes, and so where the preview shows it. */
export const PLACES = {
  BACK_TOP: 'Back, top',
  BACK_CENTRE: 'Back, centre',
  BACK_BOTTOM: 'Back, bottom',
  CHEST_LEFT: 'Front, left chest',
  CHEST_RIGHT: 'Front, right chest',
  FRONT_CENTRE: 'Front, centre',
  SLEEVE_LEFT: 'Left sleeve',
  SLEEVE_RIGHT: 'Right sleeve',
} as const
export type Place = keyof typeof PLACES

/** What a choice in one group asks of another. */
export const RULE_KINDS = { REQUIRES: 'Requires', EXCLUDES: 'Excludes' } as const
export type RuleKind = keyof typeof RULE_KINDS

/** `pick` and `otherPick` are components of a group to pick from; without them any choice counts. */
export type OptionRule = {
  kind: RuleKind
  pick?: string | null
  groupID: string
  otherPick?: string | null
}

/** An option group of the company: one thing that can be chosen about an item. */
export type OptionGroup = {
  id: string
  name: string
  type: OptionType
  /** In characters, of text and numbers. */
  minLength: number
  maxLength: number
  /** The characters that may be typed, whatever their case; empty for any. Numbers take digits alone. */
  characters: string
  /** Where the letters and digits come from; without any they are printed, and take nothing from stock. */
  componentSetIDs: readonly string[]
  /** Item IDs of the components to pick from. */
  picks: readonly string[]
  maxPicks: number
  priceRule: PriceRule
  /** In major units. Left out for those who may not see prices. */
  sellingPrice?: number
  place: Place
  required: boolean
  rules: readonly OptionRule[]
  status: 'Active' | 'Inactive'
}

/** A group that an item has, with what this item does otherwise. */
export type Attachment = {
  groupID: string
  required?: boolean | null
  maxLength?: number | null
  sellingPrice?: number | null
}

/** The group as the item has it. */
export function withOverrides(group: OptionGroup, attachment: Attachment): OptionGroup {
  return {
    ...group,
    required: attachment.required ?? group.required,
    maxLength: attachment.maxLength ?? group.maxLength,
    sellingPrice: attachment.sellingPrice ?? group.sellingPrice,
  }
}

/** The groups of an item in its order, as it has them. Inactive ones are left out. */
export function attachedGroups(groups: readonly OptionGroup[], attachments: readonly Attachment[]): OptionGroup[] {
  const byID = new Map(groups.map((group) => [group.id, group]))
  return attachments.flatMap((attachment) => {
    const group = byID.get(attachment.groupID)
    return group?.status === 'Active' ? [withOverrides(group, attachment)] : []
  })
}
