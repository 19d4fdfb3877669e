import type { components } from '@greenroom/openapi'
import type { EntryFieldName, EntryFields } from '@greenroom/catalog'
import type { ListRow } from '@greenroom/imports'
import { quote } from '@greenroom/validation'
import type { EntryPlan } from './lists.atoms.ts'

type ImportedEntry = components['schemas']['ImportedEntry']

/** Most rows of one file, as the contract has it. */
export const ROWS_MAX = 5000

/** One thing wrong with a file, where it stands. */
export type Problem = { line: number; message: string }

/** What a file would do: the rows to send, and everything that is wrong, line by line. */
export type ImportPreview = {
  entries: ImportedEntry[]
  counts: Record<'create' | 'update' | 'none', number>
  problems: Problem[]
  /** Headers of columns that say nothing to us. */
  ignored: string[]
}

/** Rows that can be read, as the server takes them. */
export function entriesOf(rows: readonly ListRow[]): ImportedEntry[] {
  return rows
    .filter(({ issues }) => issues.length === 0)
    .map(({ line, entry, status }) => ({ ...bodyOf(entry), id: entry.id ?? '', line, ...(status && { status }) }))
}

function bodyOf({ choices, ...fields }: Partial<EntryFields>): Partial<ImportedEntry> {
  return { ...fields, ...(choices && { choices: [...choices] }) }
}

export function previewOf(
  rows: readonly ListRow[],
  entries: ImportedEntry[],
  plans: readonly EntryPlan[],
  ignored: string[],
): ImportPreview {
  const counted = (action: EntryPlan['action']) => plans.filter((plan) => plan.action === action).length
  const read = new Map(rows.map(({ line, entry }) => [line, entry]))
  const found = [...rows, ...plans].flatMap(({ line, issues }) =>
    issues.map(({ field, message }) => ({
      line,
      message: withValue(message, read.get(line)?.[field as EntryFieldName]),
    })),
  )
  return {
    entries,
    counts: { create: counted('create'), update: counted('update'), none: counted('none') },
    problems: found.toSorted((one, other) => one.line - other.line),
    ignored,
  }
}

/** What is wrong, with the value that it is wrong with. */
function withValue(message: string, value: EntryFields[EntryFieldName]): string {
  const text = String(value ?? '')
  return message.includes(text) ? message : `${message.replace(/\.$/, '')} (${quote(text)}).`
}
