import type { NumberFormat } from '@greenroom/money'

/** The notations that a file may be written in. Groups may also be set off by spaces or apostrophes. */
export const FILE_NOTATIONS = ['1,234.56', '1.234,56'] as const satisfies readonly NumberFormat[]

export type FileNotation = (typeof FILE_NOTATIONS)[number]
