import {
  OPTION_TYPES,
  type OptionGroup,
  type OptionRule,
  type OptionType,
  type Place,
  PLACES,
  PRICE_RULES,
  type PriceRule,
  RULE_KINDS,
} from '@greenroom/cto'
import { parseWhole } from '@greenroom/validation'
import { labeledFields } from '#forms/form-fields.ts'
import type { FormModel } from '#forms/use-form.ts'
import { amountOf } from './amount.ts'
import type { StoredGroup } from './cto.atoms.ts'

/** A group as the form holds it: numbers and amounts as typed. */
export type GroupForm = {
  id: string
  name: string
  type: OptionType
  place: Place
  minLength: string
  maxLength: string
  characters: string
  componentSetIDs: readonly string[]
  picks: readonly string[]
  maxPicks: string
  priceRule: PriceRule
  sellingPrice: string
  required: boolean
  rules: readonly OptionRule[]
  status: OptionGroup['status']
}

/** The label of each field, in the order of the form. */
export const GROUP_LABELS: Readonly<Record<keyof GroupForm, string>> = {
  id: 'Group ID',
  name: 'Name',
  type: 'Type',
  place: 'Place',
  minLength: 'Minimum length',
  maxLength: 'Maximum length',
  characters: 'Allowed characters',
  componentSetIDs: 'Letters and digits from',
  picks: 'Components to pick from',
  maxPicks: 'Maximum picks',
  priceRule: 'Charged',
  sellingPrice: 'Price',
  required: 'Required',
  rules: 'Rules',
  status: 'Status',
}

export const GROUP_FIELDS = labeledFields<GroupForm>(GROUP_LABELS, {
  type: (type) => OPTION_TYPES[type],
  place: (place) => PLACES[place],
  priceRule: (rule) => PRICE_RULES[rule],
  rules: (rules) => rules.map(({ kind, groupID }) => `${RULE_KINDS[kind]} ${groupID}`).join(', '),
})

export type GroupModel = FormModel<GroupForm, StoredGroup>

export function formOfGroup(group: StoredGroup | undefined): GroupForm {
  return {
    id: group?.id ?? '',
    name: group?.name ?? '',
    type: group?.type ?? 'TEXT',
    place: group?.place ?? 'BACK_TOP',
    minLength: String(group?.minLength ?? 1),
    maxLength: String(group?.maxLength ?? 12),
    characters: group?.characters ?? '',
    componentSetIDs: group?.componentSetIDs ?? [],
    picks: group?.picks ?? [],
    maxPicks: String(group?.maxPicks ?? 1),
    priceRule: group?.priceRule ?? 'FLAT',
    sellingPrice: String(group?.sellingPrice ?? 0),
    required: group?.required ?? false,
    rules: group?.rules ?? [],
    status: group?.status ?? 'Active',
  }
}

/**
 * The group to check and save. Fields that its type doesn't have are cleared, so that no hidden field keeps a component
 * in use. Without `priced` the price is left out.
 */
export function groupOfForm(form: GroupForm, stored: StoredGroup | undefined, priced: boolean): OptionGroup {
  const { id, name, type, place, priceRule, required, status } = form
  const isPick = type === 'PICK'
  return {
    id,
    name,
    type,
    place,
    priceRule,
    required,
    status,
    minLength: isPick ? (stored?.minLength ?? 1) : wholeOf(form.minLength),
    maxLength: isPick ? (stored?.maxLength ?? 1) : wholeOf(form.maxLength),
    characters: type === 'TEXT' ? form.characters : '',
    componentSetIDs: isPick ? [] : form.componentSetIDs,
    picks: isPick ? form.picks : [],
    maxPicks: isPick ? wholeOf(form.maxPicks) : (stored?.maxPicks ?? 1),
    rules: isPick ? form.rules : form.rules.map((rule) => (rule.pick ? { ...rule, pick: null } : rule)),
    ...(priced && { sellingPrice: amountOf(form.sellingPrice) }),
  }
}

/** Only the fields that differ from the stored group, so that a save can't overwrite anything else. */
export function groupChanges(stored: StoredGroup, group: OptionGroup): Partial<OptionGroup> {
  const names = Object.keys(group) as (keyof OptionGroup)[]
  const changed = names.filter((name) => JSON.stringify(group[name]) !== JSON.stringify(stored[name]))
  return Object.fromEntries(changed.map((name) => [name, group[name]]))
}

/** NaN if the text isn't a whole number. */
function wholeOf(text: string): number {
  const whole = parseWhole(text)
  return typeof whole === 'number' ? whole : Number.NaN
}

/** The group in the shape of the API. */
export function groupBody<Part extends Partial<OptionGroup>>(part: Part) {
  const { componentSetIDs, picks, rules } = part
  return {
    ...part,
    ...(componentSetIDs && { componentSetIDs: [...componentSetIDs] }),
    ...(picks && { picks: [...picks] }),
    ...(rules && { rules: [...rules] }),
  }
}
