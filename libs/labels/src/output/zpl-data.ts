/** Marks the two hexadecimal digits of a byte: the indicator of ^FH_. */
const SIGN = '_'

/**
 * Text as the data of a field, in 7-bit ASCII: characters that could start a command, the marker itself, control
 * characters and everything beyond ASCII are written as bytes of UTF-8. Printers can read the result only as data.
 */
export function escapeFieldData(text: string): string {
  return text.toWellFormed().replace(/[^ -~]|[\^~_\\]/gu, (character) => {
    const coded = encodeURIComponent(character)
    if (coded.length > 1) return coded.replaceAll('%', SIGN)
    return SIGN + character.charCodeAt(0).toString(16).toUpperCase()
  })
}

/** The text that `escapeFieldData` wrote; undefined for any other input. */
export function unescapeFieldData(data: string): string | undefined {
  try {
    const text = decodeURIComponent(data.replaceAll('%', '%25').replace(/_([\dA-F]{2})/g, '%$1'))
    return escapeFieldData(text) === data ? text : undefined
  } catch {
    return undefined
  }
}
