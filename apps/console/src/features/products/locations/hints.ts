import type { components } from '@greenroom/openapi'
import { checkHints, messageOver } from '@greenroom/validation'

type LocationHint = components['schemas']['LocationHint']

/** A location hint as it is edited: where the item lies at one location (section 3). */
export type HintRow = Readonly<{
  /** The same as long as the row is there. */
  key: string
  /** '' until one is chosen. */
  locationID: string
  hint: string
  /** Whether the server has it: its location stays, as it is what the hint goes by. */
  saved: boolean
}>

/** The rows of an item as loaded with `expand=location_hint`. */
export function hintRows(hints: readonly LocationHint[] = []): HintRow[] {
  return hints.map(({ hint, location: { id } }) => ({ key: id, locationID: id, hint, saved: true }))
}

/**
 * What was typed over `loaded`, over what the server has by now: after a colleague's change, or a save of which a part
 * was refused. What was not touched becomes theirs; what was taken away stays away.
 */
export function rebased(rows: readonly HintRow[], loaded: readonly HintRow[], now: readonly HintRow[]): HintRow[] {
  const [before, current] = [textsOf(loaded), textsOf(now)]
  const known = new Set([...before.keys(), ...rows.map(({ locationID }) => locationID)])
  return [
    ...rows.flatMap((row) => {
      const theirs = current.get(row.locationID)
      const isMine = before.get(row.locationID) !== row.hint
      if (isMine) return [{ ...row, saved: theirs !== undefined }]
      return theirs === undefined ? [] : [{ ...row, hint: theirs, saved: true }]
    }),
    ...now.filter(({ locationID }) => !known.has(locationID)),
  ]
}

function textsOf(rows: readonly HintRow[]): Map<string, string> {
  return new Map(rows.map(({ locationID, hint }) => [locationID, hint]))
}

/** The rows with an empty one more. */
export function withNewHint(rows: readonly HintRow[]): HintRow[] {
  const numbers = rows.map(({ key }) => Number(/^new (\d+)$/.exec(key)?.[1] ?? 0))
  return [...rows, { key: `new ${Math.max(0, ...numbers) + 1}`, locationID: '', hint: '', saved: false }]
}

/** What a save has to send: hints to add, hints written anew, and the locations of those taken away. */
export type HintChanges = { added: HintRow[]; changed: HintRow[]; removed: string[] }

export function hintChanges(loaded: readonly HintRow[], rows: readonly HintRow[]): HintChanges {
  const before = textsOf(loaded)
  const left = new Set(rows.map(({ locationID }) => locationID))
  return {
    added: rows.filter(({ locationID }) => !before.has(locationID)),
    changed: rows.filter(({ locationID, hint }) => before.has(locationID) && before.get(locationID) !== hint),
    removed: [...before.keys()].filter((locationID) => !left.has(locationID)),
  }
}

/** Whether there is anything to save. */
export function areHintsDirty(loaded: readonly HintRow[], rows: readonly HintRow[]): boolean {
  const { added, changed, removed } = hintChanges(loaded, rows)
  return added.length + changed.length + removed.length > 0
}

export type HintIssues = Readonly<Record<string, { location?: string; hint?: string }>>

/** What is wrong with the rows, by key, in the words of section 5. */
export function hintIssues(rows: readonly HintRow[]): HintIssues {
  const found = checkHints(rows.map(draftOf))
  const issues: Record<string, { location?: string; hint?: string }> = {}
  for (const { field, message } of found) {
    const [, nth, name] = field.split('.') as [string, string, 'hint' | 'location']
    const { key } = rows[Number(nth)]!
    issues[key] = { [name]: message, ...issues[key] }
  }
  return issues
}

/** What is said over the rows when they cannot be saved; undefined when nothing is wrong (section 5). */
export function hintsMessage(rows: readonly HintRow[]): string | undefined {
  return messageOver(checkHints(rows.map(draftOf)))
}

function draftOf({ hint, locationID }: HintRow) {
  return { hint, location: { id: locationID } }
}
