import type { OptionGroup, OptionRule, OptionType, Place, PriceRule } from '@greenroom/cto'
import { parseWhole } from '@greenroom/validation'
import { amountOf } from './amount.ts'
import type { StoredGroup } from './cto.atoms.ts'

/** A group as the form shows it: numbers and amounts as typed. */
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

/** What each field is called, in the order of the form. */
export const GROUP_LABELS: Readonly<Record<keyof GroupForm, string>> = {
  id: 'Group ID',
  name: 'Name',
  type: 'Type',
  place: 'Place',
  minLength: 'Shortest',
  maxLength: 'Longest',
  characters: 'Allowed characters',
  componentSetIDs: 'Letters and digits from',
  picks: 'Components to pick from',
  maxPicks: 'Most picks',
  priceRule: 'Charged',
  sellingPrice: 'Price',
  required: 'Required',
  rules: 'Rules',
  status: 'Status',
}

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
 * The group that a form describes, to be judged and saved. What its type does not have is emptied, so that nothing that
 * no form shows keeps a component in use. Without `priced` it says nothing of the price.
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

/** What differs from the stored group, which alone is sent, so that nothing untouched is overwritten. */
export function groupChanges(stored: StoredGroup, group: OptionGroup): Partial<OptionGroup> {
  const names = Object.keys(group) as (keyof OptionGroup)[]
  const changed = names.filter((name) => JSON.stringify(group[name]) !== JSON.stringify(stored[name]))
  return Object.fromEntries(changed.map((name) => [name, group[name]]))
}

/** No whole number where it is none. */
function wholeOf(text: string): number {
  const whole = parseWhole(text)
  return typeof whole === 'number' ? whole : Number.NaN
}

/** As the API takes it. */
export function groupBody<Part extends Partial<OptionGroup>>(part: Part) {
  const { componentSetIDs, picks, rules } = part
  return {
    ...part,
    ...(componentSetIDs && { componentSetIDs: [...componentSetIDs] }),
    ...(picks && { picks: [...picks] }),
    ...(rules && { rules: [...rules] }),
  }
}
