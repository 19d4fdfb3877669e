/**
 * Control and format characters, what breaks lines, and whatever else is not seen; and what separates folders, or looks
 * like it.
 */
const MISLEADING =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}/\\\u2044\u2215\u2216\u2571\u2572\u27CB\u27CD\u29F5\u29F8\u29F9\uFE68\uFF0F\uFF3C]/gu

/** Why a file cannot have this name: it has a character that cannot be seen, or a slash, or what looks like one. */
export function refuseFileName(name: string): string | undefined {
  const [found] = name.match(MISLEADING) ?? []
  if (found === undefined) return undefined
  const code = found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
  return `The file name has a slash or a character that cannot be seen (U+${code}). Rename the file.`
}

/** The name with an underscore for each character that it cannot have, of at most `length` characters. */
export function plainFileName(name: string, length: number): string {
  return [...name.replace(MISLEADING, '_')].slice(0, length).join('')
}
