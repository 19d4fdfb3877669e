/** Stands before two hexadecimal digits of a byte: the sign of ^FH_. */
const SIGN = '_'

/**
 * Text as the data of a field, in 7-bit ASCII: whatever a printer could take for a command, the sign itself, control
 * characters and everything beyond ASCII is written as bytes of UTF-8. What comes out can only be read as data.
 */
export function escapeFieldData(text: string): string {
  return text.toWellFormed().replace(/[^ -~]|[\^~_\\]/gu, (character) => {
    const coded = encodeURIComponent(character)
    if (coded.length > 1) return coded.replaceAll('%', SIGN)
    return SIGN + character.charCodeAt(0).toString(16).toUpperCase()
  })
}

/** The text that `escapeFieldData` has written; undefined if it has not. */
export function unescapeFieldData(data: string): string | undefined {
  try {
    const text = decodeURIComponent(data.replaceAll('%', '%25').replace(/_([\dA-F]{2})/g, '%$1'))
    return escapeFieldData(text) === data ? text : undefined
  } catch {
    return undefined
  }
}
