import type { FormFields, Name, Rows } from './form-fields.ts'

/** Whose value a field gets. */
export type Side = 'mine' | 'theirs'

/** A field that someone changed since the form was loaded. It overlaps if both changed it to different values. */
export type MergedField<Form> = { name: Name<Form>; changedBy: Side | 'both'; overlaps: boolean }

export type Merge<Form> = {
  /** Their version with my changes; where they overlap, mine. */
  form: Form
  /** In the order of the form. */
  fields: readonly MergedField<Form>[]
}

/** Merges a colleague's changes and mine, each compared with `base`. */
export function mergeForms<Form extends object>(
  base: Form,
  mine: Form,
  serverVersion: Form,
  { differing, rowsOf }: Pick<FormFields<Form>, 'differing' | 'rowsOf'>,
): Merge<Form> {
  const byMe = new Set(differing(base, mine))
  const byThem = new Set(differing(base, serverVersion))
  const different = new Set(differing(mine, serverVersion))
  const form = { ...serverVersion }
  const fields: MergedField<Form>[] = []
  for (const name of Object.keys({ ...base, ...serverVersion, ...mine }) as Name<Form>[]) {
    if (!byMe.has(name) && !byThem.has(name)) continue
    const changedBy = !byThem.has(name) ? 'mine' : byMe.has(name) ? 'both' : 'theirs'
    const rows =
      changedBy === 'both' ? mergeField(base[name], mine[name], serverVersion[name], rowsOf?.(name)) : undefined
    if (changedBy !== 'theirs') form[name] = (rows ?? mine[name]) as Form[typeof name]
    fields.push({ name, changedBy, overlaps: changedBy === 'both' && different.has(name) && !rows })
  }
  return { form, fields }
}

/** The merged form, with the server's value in each field where the user chose it. */
export function withChoices<Form extends object>(
  { form }: Merge<Form>,
  serverVersion: Form,
  choices: Readonly<Partial<Record<string, Side>>>,
): Form {
  const names = Object.keys(choices).filter((name) => choices[name] === 'theirs') as Name<Form>[]
  return { ...form, ...Object.fromEntries(names.map((name) => [name, serverVersion[name]])) }
}

function mergeField(base: unknown, mine: unknown, serverVersion: unknown, how: Rows | undefined) {
  const lists = [base, mine, serverVersion].map((value) => value ?? [])
  if (!how || !lists.every((value) => Array.isArray(value))) return undefined
  return mergeRows(lists[0] as unknown[], lists[1] as unknown[], lists[2] as unknown[], how)
}

/** Merges lists of rows; undefined if both sides changed a row to different values. My order comes first. */
function mergeRows(base: readonly unknown[], mine: readonly unknown[], serverVersion: readonly unknown[], how: Rows) {
  const byKey = (rows: readonly unknown[]) => new Map(rows.map((row) => [how.keyOf(row as never), row]))
  const isSame = (one: unknown, other: unknown) =>
    one === undefined || other === undefined ? one === other : how.same(one as never, other as never)
  const [before, my, their] = [byKey(base), byKey(mine), byKey(serverVersion)]
  const merged: unknown[] = []
  for (const key of new Set([...my.keys(), ...their.keys()])) {
    const [was, here, there] = [before.get(key), my.get(key), their.get(key)]
    const isMine = isSame(was, there)
    if (!isMine && !isSame(was, here) && !isSame(here, there)) return undefined
    const row = isMine ? here : there
    if (row !== undefined) merged.push(row)
  }
  return merged
}
