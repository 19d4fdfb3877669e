import { changedFields, type FormField, type ItemForm, withFields } from './item.mapping.ts'

/** Who has the say over one field of a merge. */
export type Side = 'mine' | 'theirs'

/** One field that somebody changed since the form was loaded. It overlaps when both did, and not to the same. */
export type MergeField = { name: FormField; changedBy: Side | 'both'; overlaps: boolean }

/** What a colleague and I changed, each since the version that I loaded. In the order of the form. */
export function mergeFields(original: ItemForm, mine: ItemForm, theirs: ItemForm): MergeField[] {
  const byMe = new Set(changedFields(original, mine))
  const byThem = new Set(changedFields(original, theirs))
  const differing = new Set(changedFields(theirs, mine))
  const names = Object.keys({ ...original, ...theirs, ...mine }) as FormField[]
  return names.flatMap((name) => {
    if (!byMe.has(name) && !byThem.has(name)) return []
    const both = byMe.has(name) && byThem.has(name)
    return {
      name,
      changedBy: both ? 'both' : byMe.has(name) ? 'mine' : 'theirs',
      overlaps: both && differing.has(name),
    }
  })
}

/** Their version with my changes on it. Where they overlap, `choices` says whose counts. */
export function mergedForm(
  mine: ItemForm,
  theirs: ItemForm,
  fields: readonly MergeField[],
  choices: Readonly<Partial<Record<FormField, Side>>>,
): ItemForm {
  const isMine = ({ name, changedBy, overlaps }: MergeField) =>
    overlaps ? choices[name] === 'mine' : changedBy === 'mine'
  return withFields(
    theirs,
    mine,
    fields.filter(isMine).map(({ name }) => name),
  )
}
