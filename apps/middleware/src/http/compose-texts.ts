/** No body of the contract is as deep; what is deeper is refused. */
const MOST_LEVELS = 20

/** What is compared with a hash, made of it as it was typed. */
const AS_TYPED = /password|secret/i

/**
 * Composes every text of a JSON body, of a query or of a path (Unicode's NFC), so that a code is stored and sought in
 * one form, whatever the keyboard, the file or the program that it comes from.
 */
export function composeTexts<Value>(value: Value, depth = 0): Value {
  if (typeof value === 'string') return value.normalize('NFC') as Value
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || depth > MOST_LEVELS) return value
  const inside = value as Record<string, unknown>
  for (const name of Object.keys(inside)) {
    if (!AS_TYPED.test(name)) inside[name] = composeTexts(inside[name], depth + 1)
  }
  return value
}
