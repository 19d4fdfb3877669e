import { hasUnseen, hasUnseenInName, plainCode } from './text.ts'

const UNSEEN = 'contains a character that is not seen. Type it again.'

/** The problem with a code that looks like another one, worded to follow its label. */
export function unseenFault(code: string): string | undefined {
  return hasUnseen(code) ? UNSEEN : undefined
}

/** The problem with a name, or any other text, that looks like another one, worded to follow its label. */
export function unseenInNameFault(name: string): string | undefined {
  return hasUnseenInName(name) ? UNSEEN : undefined
}

/** Why an item is not found by its ID: there is none, or the ID only looks like one. */
export function explainUnknown(itemID: string): string {
  return hasUnseen(itemID) ? `The item ID ${plainCode(itemID)} ${UNSEEN}` : `There is no item ${itemID}.`
}

/**
 * The problem with the ID of a new record, worded to follow its label: commas separate the IDs of a list, and addresses
 * take . and .. for folders. Item IDs may have spaces.
 */
export function idFault(id: string, maySpace = false): string | undefined {
  if (id === '.' || id === '..') return `may not be ${id} alone.`
  if (id.includes(',')) return maySpace ? 'may not contain commas.' : 'may not contain spaces or commas.'
  return !maySpace && /\s/.test(id) ? 'may not contain spaces or commas.' : unseenFault(id)
}

/** IDs as queries take lists of them: separated by commas. An ID that has a comma has a backslash before it. */
export function joinIDs(ids: readonly string[]): string {
  return ids.map((id) => id.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',')
}

/** The IDs of such a list. A backslash before anything else is part of an ID. */
export function splitIDs(list: string): string[] {
  if (!list.includes('\\')) return list.split(',')
  const ids = ['']
  for (const [part] of list.matchAll(/\\[\\,]|[^]/g)) {
    if (part === ',') ids.push('')
    else ids[ids.length - 1] += part.at(-1)!
  }
  return ids
}
