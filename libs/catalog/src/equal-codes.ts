/**
 * The codes that a typed or scanned one may stand for, itself first: scanners read a UPC of 12 digits as an EAN of 13
 * with a leading zero.
 */
export function equalCodes(typed: string): string[] {
  const text = typed.trim()
  if (/^0\d{12}$/.test(text)) return [text, text.slice(1)]
  return /^\d{12}$/.test(text) ? [text, `0${text}`] : [text]
}

/** A typed code as it may be meant, the likelier first: as it is or, where nothing has that code, in capitals. */
export function spellingsOf(typed: string): string[] {
  return [...new Set([typed, typed.toUpperCase()])]
}
