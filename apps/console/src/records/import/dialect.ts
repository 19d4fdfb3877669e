import type { FileNotation } from '@greenroom/imports'

/** How the bytes of a file stand for characters. */
export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  macintosh: 'Western European (Mac)',
  shift_jis: 'Japanese (Shift JIS)',
  gb18030: 'Chinese (GB 18030)',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
} as const

export type Encoding = keyof typeof ENCODINGS

/** What stands between the cells of a row. */
export const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'Commas (,)',
  ';': 'Semicolons (;)',
  '\t': 'Tabs',
  '|': 'Bars (|)',
}

/** How a file is written: one decision for its first rows and for reading all of them. */
export type Dialect = TextDialect | SheetDialect

type TextDialect = { encoding: Encoding; delimiter: string }

/** A sheet of a workbook, and all of its sheets. */
type SheetDialect = { sheet: string; sheets: readonly string[] }

/** Such as "UTF-8, separated by ;" or "sheet Prices". */
export function dialectText(dialect: Dialect): string {
  if ('sheet' in dialect) return `sheet ${dialect.sheet}`
  const { encoding, delimiter } = dialect
  return `${ENCODINGS[encoding]}, separated by ${delimiter === '\t' ? 'tabs' : delimiter}`
}

/** The notation of numbers, where the dialect tells it: those of a workbook are no texts. */
export function notationOf(dialect: Dialect): FileNotation | undefined {
  return 'sheet' in dialect ? '1,234.56' : undefined
}
