/** Error messages by field. */
export type Issues = Readonly<Record<string, string>>

export type Issue = { field: string; message: string; title?: string; code?: string }

export type Name<Form> = keyof Form & string

/** How the rows of a field with rows are identified and compared. */
export type Rows = {
  keyOf: (row: never) => string
  same: (one: never, other: never) => boolean
  /** The rows of a value that is more than a list of them. */
  listOf?: (value: never) => readonly unknown[]
  /** Their value with merged rows; a list of them if omitted. */
  withRows?: (theirs: never, rows: never) => unknown
}

/** How the fields of a form are compared, labeled and shown. */
export type FormFields<Form> = {
  /** The fields in which two forms differ, in the order of the form. */
  differing: (one: Form, other: Form) => readonly Name<Form>[]
  /** The label of a field. */
  labelOf: (name: Name<Form>) => string
  /** A value as text; '' if blank. */
  textOf: (name: Name<Form>, form: Form) => string
  /** For a value whose text tells little: what changed in it from one form to another, in words. */
  changesOf?: (name: Name<Form>, from: Form, to: Form) => readonly string[] | undefined
  /** The field that a server issue belongs to; undefined if the form doesn't have it. */
  fieldOf: (path: string) => string | undefined
  /** For a field with rows, which are then merged row by row. */
  rowsOf?: (name: Name<Form>) => Rows | undefined
}

/** The fields of a form with a label for each. Values are compared as JSON. */
export function labeledFields<Form extends object>(
  labels: Readonly<Partial<Record<Name<Form>, string>>>,
  texts: Partial<{ [Key in Name<Form>]: (value: Form[Key]) => string }> = {},
): FormFields<Form> {
  const names = Object.keys(labels) as Name<Form>[]
  return {
    differing: (one, other) => names.filter((name) => !isSame(one[name], other[name])),
    labelOf: (name) => labels[name] ?? name,
    textOf: (name, form) => texts[name]?.(form[name]) ?? plainText(form[name]),
    fieldOf: (path) => (path.split('.')[0]! in labels ? path : undefined),
  }
}

/** Deep equality. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.map(plainText).join(', ') : String(value ?? '')
}

/** Messages by the field that shows them; several for one field are joined. */
export function issuesByField(found: readonly Issue[], fieldOf: (path: string) => string | undefined): Issues {
  const issues: Record<string, string> = {}
  for (const { field, message } of found) {
    const name = fieldOf(field)
    if (name === undefined || issues[name]?.includes(message)) continue
    issues[name] = issues[name] ? `${issues[name]} ${message}` : message
  }
  return issues
}

/** The issues of all other fields. An issue of `rules.0` belongs to `rules`. */
export function withoutIssues(issues: Issues, names: readonly string[]): Issues {
  const isOf = (path: string) => names.some((name) => path === name || path.startsWith(`${name}.`))
  const kept = Object.entries(issues).filter(([path]) => !isOf(path))
  return kept.length === Object.keys(issues).length ? issues : Object.fromEntries(kept)
}
