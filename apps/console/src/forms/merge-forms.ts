import type { FormFields, Name, Rows } from './form-fields.ts'

/** Whose value a field gets. */
export type Side = 'mine' | 'theirs'

/** A field that someone changed since the form was loaded. It overlaps if both changed it to different values. */
export type MergedField<Form> = { name: Name<Form>; changedBy: Side | 'both'; overlaps: boolean }

export type Merge<Form> = {
  /** Their version with my changes; where they overlap, mine. */
  form: Form
  /** The same, but where they overlap, theirs. */
  yielding: Form
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
  const [form, yielding] = [{ ...serverVersion }, { ...serverVersion }]
  const fields: MergedField<Form>[] = []
  for (const name of Object.keys({ ...base, ...serverVersion, ...mine }) as Name<Form>[]) {
    if (!byMe.has(name) && !byThem.has(name)) continue
    const changedBy = !byThem.has(name) ? 'mine' : byMe.has(name) ? 'both' : 'theirs'
    const rows =
      changedBy === 'both' ? mergeField(base[name], mine[name], serverVersion[name], rowsOf?.(name)) : undefined
    if (changedBy !== 'theirs') form[name] = (rows ? rows.mine : mine[name]) as Form[typeof name]
    if (changedBy === 'mine') yielding[name] = mine[name]
    if (rows) yielding[name] = rows.theirs as Form[typeof name]
    fields.push({ name, changedBy, overlaps: changedBy === 'both' && different.has(name) && rows?.overlap !== false })
  }
  return { form, yielding, fields }
}

/** The merged form; in each field where the user chose the server's value, what overlaps has that. */
export function withChoices<Form extends object>(
  { form, yielding }: Merge<Form>,
  choices: Readonly<Partial<Record<string, Side>>>,
): Form {
  const names = Object.keys(choices).filter((name) => choices[name] === 'theirs') as Name<Form>[]
  return { ...form, ...Object.fromEntries(names.map((name) => [name, yielding[name]])) }
}

/** A merged value with my rows and with theirs where both changed a row to different values. */
type MergedRows = { mine: unknown; theirs: unknown; overlap: boolean }

function mergeField(base: unknown, mine: unknown, serverVersion: unknown, how: Rows | undefined) {
  if (!how) return undefined
  const { listOf, withRows = (_theirs: never, rows: never) => rows } = how
  const lists = [base, mine, serverVersion].map((value) => (listOf && value ? listOf(value as never) : (value ?? [])))
  if (!lists.every((value) => Array.isArray(value))) return undefined
  const merged = mergeRows(lists[0] as unknown[], lists[1] as unknown[], lists[2] as unknown[], how)
  const into = (rows: readonly unknown[]) => withRows(serverVersion as never, rows as never)
  return { ...merged, mine: into(merged.mine), theirs: into(merged.theirs) } satisfies MergedRows
}

/** Merges lists of rows. My order comes first. */
function mergeRows(base: readonly unknown[], mine: readonly unknown[], serverVersion: readonly unknown[], how: Rows) {
  const byKey = (rows: readonly unknown[]) => new Map(rows.map((row) => [how.keyOf(row as never), row]))
  const isSame = (one: unknown, other: unknown) =>
    one === undefined || other === undefined ? one === other : how.same(one as never, other as never)
  const [before, my, their] = [byKey(base), byKey(mine), byKey(serverVersion)]
  const rows = [...new Set([...my.keys(), ...their.keys()])].map((key) => {
    const [was, here, there] = [before.get(key), my.get(key), their.get(key)]
    if (isSame(was, there)) return { mine: here, theirs: here, overlap: false }
    if (isSame(was, here) || isSame(here, there)) return { mine: there, theirs: there, overlap: false }
    return { mine: here, theirs: there, overlap: true }
  })
  const present = (side: Side) => rows.map((row) => row[side]).filter((row) => row !== undefined)
  return { mine: present('mine'), theirs: present('theirs'), overlap: rows.some(({ overlap }) => overlap) }
}
