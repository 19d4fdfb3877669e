import { refusedField } from './failures.ts'

const UNSTORABLE = 'contains a character that can be neither stored nor printed'

/** Throws if any text of a JSON body has half of a surrogate pair: it would be stored as another character. */
export function refuseUnpaired(body: unknown, path: readonly string[] = []) {
  if (typeof body === 'string' && !body.isWellFormed()) throw refusedField(path.join('.'), UNSTORABLE)
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return
  for (const [name, value] of Object.entries(body)) {
    refuseUnpaired(name, path)
    refuseUnpaired(value, [...path, name])
  }
}

/** Throws if a parameter has a zero character, which no text of the database has. */
export function refuseZeros(parameters: object) {
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value === 'string' && value.includes('\0')) throw refusedField(name, UNSTORABLE)
  }
}
