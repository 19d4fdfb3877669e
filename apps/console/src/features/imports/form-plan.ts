import {
  attributeColumns,
  type EntryList,
  type FileForm,
  FORM_OPTIONS,
  guessColumns,
  type KnownEntries,
  type MissingChoice,
  ownColumns,
} from '@greenroom/validation'
import type { Plan } from './draft.atoms.ts'
import type { OpenedFile } from './open-file.ts'

/** What people call each form. */
export const FORM_NAMES: Readonly<Record<FileForm, string>> = {
  own: 'Our own export',
  shopify: 'Shopify product export',
  square: 'Square item library',
  other: 'Another table of items',
}

/** Which columns fill what, and what is preselected, when a file is taken for this. */
export function planFor(
  form: FileForm,
  { columns, sample }: OpenedFile,
  known: KnownEntries,
  creatable: readonly EntryList[],
): Omit<Plan, 'defaults'> {
  const options = FORM_OPTIONS[form]
  if (form === 'shopify' || form === 'square') {
    return { form, mapping: {}, attributes: [], options: { ...options, missing: missingChoices(known, creatable) } }
  }
  const mapping = form === 'own' ? ownColumns(columns) : guessColumns(columns, sample)
  const attributes = known.attributes?.map(({ id, name }) => ({ key: id, label: name })) ?? []
  return { form, mapping, attributes: attributeColumns(columns, attributes, new Set(Object.values(mapping))), options }
}

/** Other systems write names: each becomes an entry where the user may make one. */
function missingChoices(known: KnownEntries, creatable: readonly EntryList[]) {
  const choices = Object.keys(known).map((list): [string, MissingChoice] => [
    list,
    creatable.includes(list as EntryList) ? 'create' : 'leave',
  ])
  return Object.fromEntries(choices)
}
