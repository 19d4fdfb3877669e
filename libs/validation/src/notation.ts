import type { NumberFormat } from '@greenroom/money'

const PARTS = /^([^\d.,]*)([\d.,]+(?:[ '’]\d[\d.,]*)*)([^\d.,]*)$/
const SPACES = /[\u00A0\u202F]/g

/**
 * By the decimal mark: what is written with it, in groups of three or none, and what sets the groups off. Most numbers
 * are plain, and stay as they are.
 */
const WRITTEN: Readonly<Record<string, { plain: RegExp; number: RegExp; groups: RegExp }>> = {
  '.': {
    plain: /^\d+(?:\.\d*)?$/,
    number: /^(?:[1-9]\d{0,2}([, '’])\d{3}(?:\1\d{3})*|\d+)?(?:\.\d*)?$/,
    groups: /[, '’]/g,
  },
  ',': { plain: /^\d+$/, number: /^(?:[1-9]\d{0,2}([. '’])\d{3}(?:\1\d{3})*|\d+)?(?:,\d*)?$/, groups: /[. '’]/g },
}

/**
 * A number written in a notation, with a decimal point and without groups: "1.234,5" in "1.234,56" is "1234.5". What
 * stands before and after it, such as a sign and a currency, stays. Undefined if it isn't written so.
 */
export function readNumber(text: string, notation: NumberFormat): string | undefined {
  const { plain, number, groups } = WRITTEN[notation.charAt(5)]!
  if (plain.test(text)) return text
  const [, before, written, after] = PARTS.exec(text.replace(SPACES, ' ')) ?? []
  if (written === undefined || !number.test(written)) return undefined
  return `${before}${written.replace(groups, '').replace(',', '.')}${after}`
}
