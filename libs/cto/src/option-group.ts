/** What a customer enters or picks. */
export const OPTION_TYPES = { TEXT: 'Text', NUMBER: 'Number', PICK: 'Pick' } as const
export type OptionType = keyof typeof OPTION_TYPES

/** What the price of a group is multiplied by. */
export const PRICE_RULES = { FLAT: 'Flat', PER_CHARACTER: 'Per character', PER_COMPONENT: 'Per component' } as const
export type PriceRule = keyof typeof PRICE_RULES

/** Where on the item it goes; also its place in the preview. */
export const PLACES = {
  BACK_TOP: 'Back, top',
  BACK_CENTRE: 'Back, center',
  BACK_BOTTOM: 'Back, bottom',
  CHEST_LEFT: 'Front, left chest',
  CHEST_RIGHT: 'Front, right chest',
  FRONT_CENTRE: 'Front, center',
  SLEEVE_LEFT: 'Left sleeve',
  SLEEVE_RIGHT: 'Right sleeve',
} as const
export type Place = keyof typeof PLACES

/** How a choice in one group restricts another. */
export const RULE_KINDS = { REQUIRES: 'Requires', EXCLUDES: 'Excludes' } as const
export type RuleKind = keyof typeof RULE_KINDS

/** `pick` and `otherPick` are components of a pick group; without them the rule is about any choice. */
export type OptionRule = {
  kind: RuleKind
  pick?: string | null
  groupID: string
  otherPick?: string | null
}

/** An option group of the company: one thing that can be chosen for an item. */
export type OptionGroup = {
  id: string
  name: string
  type: OptionType
  /** In characters, of text and numbers. */
  minLength: number
  maxLength: number
  /** The allowed characters, ignoring case; empty for any. Numbers accept only digits. */
  characters: string
  /** The sets that letters and digits come from; without any they are printed, and take nothing from stock. */
  componentSetIDs: readonly string[]
  /** Item IDs of the components to pick from. */
  picks: readonly string[]
  maxPicks: number
  priceRule: PriceRule
  /** In major units. Omitted for users who may not see prices. */
  sellingPrice?: number
  place: Place
  required: boolean
  rules: readonly OptionRule[]
  status: 'Active' | 'Inactive'
}

/** An item's group with its overrides. */
export type Attachment = {
  groupID: string
  required?: boolean | null
  maxLength?: number | null
  sellingPrice?: number | null
}

/** The group with the item's overrides. */
export function withOverrides(group: OptionGroup, attachment: Attachment): OptionGroup {
  return {
    ...group,
    required: attachment.required ?? group.required,
    maxLength: attachment.maxLength ?? group.maxLength,
    sellingPrice: attachment.sellingPrice ?? group.sellingPrice,
  }
}

/** An item's groups in its order, with its overrides. Inactive ones are left out. */
export function attachedGroups(groups: readonly OptionGroup[], attachments: readonly Attachment[]): OptionGroup[] {
  const byID = new Map(groups.map((group) => [group.id, group]))
  return attachments.flatMap((attachment) => {
    const group = byID.get(attachment.groupID)
    return group?.status === 'Active' ? [withOverrides(group, attachment)] : []
  })
}
