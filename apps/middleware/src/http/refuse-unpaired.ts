import { refusedField } from './failures.ts'

/** Throws if any text of a JSON body has half of a surrogate pair: it would be stored as another character. */
export function refuseUnpaired(body: unknown, path: readonly string[] = []) {
  if (typeof body === 'string' && !body.isWellFormed()) {
    throw refusedField(path.join('.'), 'contains a character that can be neither stored nor printed')
  }
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body)) return
  for (const [name, value] of Object.entries(body)) {
    refuseUnpaired(name, path)
    refuseUnpaired(value, [...path, name])
  }
}
