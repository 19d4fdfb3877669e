import { refusedField } from '#failures/failures.ts'

const UNSTORABLE = 'contains a character that can be neither stored nor printed'

/** No body of the contract is as deep, and a recursion goes much deeper. */
const MOST_LEVELS = 20

/**
 * Throws if any text of a JSON body, of a query or of a path has a zero character, which no text of the database has, or
 * half of a surrogate pair, because it would be stored as another character, and if values that the contract does not
 * know are nested deeply.
 */
export function refuseUnstorable(value: unknown, path: readonly string[] = []) {
  if (typeof value === 'string' && isUnstorable(value)) throw refusedField(path.join('.'), UNSTORABLE)
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return
  if (path.length > MOST_LEVELS) throw refusedField(path.slice(0, 3).join('.'), 'is nested too deeply')
  for (const [name, inner] of Object.entries(value)) {
    refuseUnstorable(name, path)
    refuseUnstorable(inner, [...path, name])
  }
}

function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed()
}
