export const COLORS = ['B', 'W'] as const
export const ALIGNMENTS = ['L', 'C', 'R'] as const
export const OVERFLOWS = ['cut', 'ellipsis', 'shrink'] as const
export const SYMBOLOGIES = ['upca', 'ean13', 'ean8', 'code128', 'qrcode'] as const
export const ERROR_CORRECTIONS = ['L', 'M', 'Q', 'H'] as const

/** How prices and dates are written; the first of each is the default. */
export const PRICE_FORMATS = ['currency', 'amount', 'short'] as const
export const DATE_FORMATS = ['numeric', 'medium', 'long', 'iso'] as const

export const CONDITIONS = ['present', 'missing', 'above', 'below'] as const

export type Symbology = (typeof SYMBOLOGIES)[number]
export type ErrorCorrection = (typeof ERROR_CORRECTIONS)[number]
export type PriceFormat = (typeof PRICE_FORMATS)[number]
export type DateFormat = (typeof DATE_FORMATS)[number]
