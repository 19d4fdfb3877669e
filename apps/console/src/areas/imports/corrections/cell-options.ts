import { itemFields } from '@greenroom/catalog'
import type { EntryList, KnownEntries } from '@greenroom/imports'
import type { Option } from '@greenroom/ui'
import { choiceOptions } from '#records/import/corrections/cell-options.ts'

const YES_OR_NO = ['Yes', 'No'].map((label) => ({ id: label, label }))

/** Whether a field refers to the records of a list. */
export function isListed(field: string): boolean {
  return field.startsWith('attributes.') || fieldOf(field)?.kind === 'ref'
}

/** What the cell of a field may say; undefined for any text. */
export function cellOptions(field: string, known: KnownEntries): readonly Option[] | undefined {
  const { kind, choices } = fieldOf(field) ?? {}
  if (kind === 'flag') return YES_OR_NO
  if (choices) return choiceOptions(choices)
  if (kind === 'ref') return (known[field as EntryList] ?? []).map(({ id, name }) => ({ id, label: name, hint: id }))
  const rule = known.attributes?.find(({ id }) => `attributes.${id}` === field)?.rule
  if (rule?.type === 'FLAG') return YES_OR_NO
  return rule?.type === 'CHOICE' ? rule.choices.map((label) => ({ id: label, label })) : undefined
}

function fieldOf(name: string) {
  return itemFields.find((field) => field.name === name)
}
