/** The default if the merchant has configured no restricted characters (section 5). */
export const DEFAULT_RESTRICTED = `#'"&?`

/** The system configuration that holds the merchant's restricted characters (section 9). */
export const SPECIAL_CHARS_RESTRICTED = 'SPECIAL_CHARS_RESTRICTED'

/** An entry of the system configuration (section 3). */
export type SystemConfiguration = { key: string; value: string; status: string }

/**
 * The merchant's restricted characters: every ACTIVE entry, joined, or the default set if they contain none. White
 * space separates the characters; a space is never restricted itself.
 */
export function restrictedCharacters(configurations: Iterable<SystemConfiguration>): string {
  let characters = ''
  for (const { key, value, status } of configurations) {
    if (key === SPECIAL_CHARS_RESTRICTED && status === 'ACTIVE') characters += value.replace(/\s/g, '')
  }
  return characters || DEFAULT_RESTRICTED
}

/** The forbidden characters found in `text`, each once, in order of first use. A field may exempt some and add others. */
export function restrictedIn(text: string, forbidden = DEFAULT_RESTRICTED, { exempt = '', extra = '' } = {}): string[] {
  const found: string[] = []
  for (const char of forbidden + extra) {
    if (text.includes(char) && !exempt.includes(char) && !found.includes(char)) found.push(char)
  }
  return found.sort((one, other) => text.indexOf(one) - text.indexOf(other))
}

/** Whether `text` contains any of the characters: a fast check for hundreds of thousands of rows. */
export function hasRestricted(text: string, forbidden: string): boolean {
  for (const char of forbidden) if (text.includes(char)) return true
  return false
}

/** Whether a value is blank: empty, missing, or white space only (the null check of section 5). */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.every(isBlank)
}

/** Whether the text starts or ends with white space (section 5). */
export function hasOuterSpace(text: string): boolean {
  return text.trim().length !== text.length
}

/** A number in scientific notation, with a decimal point or comma. */
const SCIENTIFIC = /^\s*\d+(?:[.,]\d+)?E\+\d+\s*$/i

/** Whether a spreadsheet took a code for a number and rewrote it, such as 840000023520 as 8.40E+11. */
export function isRewritten(text: string): boolean {
  return SCIENTIFIC.test(text)
}

const UNREADABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFD]/u
const UNREADABLE_IN_LINES = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFD]/u

const UNSEEN = /\p{Cf}/gu

/** Whether all characters are ASCII: none of these is unseen or decomposed. Faster than a regular expression. */
function isASCII(text: string): boolean {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 0x7f) return false
  return true
}

/** The text composed (Unicode's NFC). */
export function composed(text: string): string {
  return isASCII(text) ? text : text.normalize('NFC')
}

/** Whether the text contains a character that is not seen (Unicode's format characters), such as a zero-width space. */
export function hasUnseen(text: string): boolean {
  return !isASCII(text) && text.search(UNSEEN) >= 0
}

/**
 * What is not seen in a text that isn't a code: zero-width spaces, soft hyphens and marks of direction. Joiners belong to
 * emoji and to letters of some scripts, and other format characters are seen.
 */
const UNSEEN_IN_NAMES = /[\u00AD\u180E\u200B\u200E\u200F\u2060-\u2064\uFEFF]/g

/** Whether a name, or any other text that isn't a code, contains a character that is not seen. */
export function hasUnseenInName(text: string): boolean {
  return !isASCII(text) && text.search(UNSEEN_IN_NAMES) >= 0
}

/** A name of a file, without the unseen characters of whatever it was copied from, and composed (Unicode's NFC). */
export function plainName(text: string): string {
  return isASCII(text) ? text : text.replace(UNSEEN_IN_NAMES, '').normalize('NFC')
}

/** What people see of a name: two names that fold to the same text are one, whatever their case and spaces. */
export function foldName(name: string): string {
  return plainCode(name).trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** A code of a file, without the unseen characters of whatever it was copied from, and composed (Unicode's NFC). */
export function plainCode(text: string): string {
  return isASCII(text) ? text : text.replace(UNSEEN, '').normalize('NFC')
}

/**
 * Whether the text contains a character that can be neither stored nor printed: a control character, an unpaired
 * surrogate or U+FFFD, which stands for a character that was lost, and outside of lines also what breaks them or turns
 * their direction around.
 */
export function isUnreadable(text: string, lines = false): boolean {
  return (lines ? UNREADABLE_IN_LINES : UNREADABLE).test(text)
}

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g

/** Characters as people and the database count them: an emoji outside the basic plane is one, not two. */
export function lengthOf(text: string): number {
  return text.replace(PAIR, '.').length
}

const QUOTED = /^(?:"[^"]*")+/
const NEXT = /[,;|]|$/

/** The entries of a list that is written in one text, separated by commas, semicolons or bars. */
export function splitList(text: string): string[] {
  const entries: string[] = []
  let rest = text.trim()
  while (rest !== '') {
    // A quotation mark counts only if it encloses the whole entry.
    const [quoted = ''] = QUOTED.exec(rest) ?? []
    const after = rest.slice(quoted.length).trimStart()
    const isQuoted = quoted !== '' && after.search(NEXT) === 0
    const plain = rest.slice(0, rest.search(NEXT))
    entries.push(isQuoted ? quoted.slice(1, -1).replaceAll('""', '"') : plain.trim())
    rest = (isQuoted ? after : rest.slice(plain.length)).slice(1).trimStart()
  }
  return entries
}

/** A list as one text, which `splitList` reads back: an entry with a separator, quotation mark or outer space is quoted. */
export function joinList(entries: readonly string[]): string {
  return entries.map((entry) => (/[,;|"]|^\s|\s$/.test(entry) ? `"${entry.replaceAll('"', '""')}"` : entry)).join(', ')
}

/** Days per month in a year that is not a leap year. */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether text is a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return day >= 1 && day <= (DAYS[month - 1] ?? 0) + (isLeap && month === 2 ? 1 : 0)
}

/** Whether text is a time of day from 00:00 to 23:59, as HH:MM. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** A time of day as HH:MM, from text such as 9:00, 930, 9 PM or a spreadsheet's 21:00:00; undefined if it is none. */
export function readTime(text: string): string | undefined {
  const read = /^(\d{1,2})(?::(\d\d)(?::00)?|(\d\d))?\s?(?:([ap])m)?$/i.exec(text.trim()) ?? []
  const [, hours, afterColon, minutes = afterColon, half] = read
  const hour = Number(hours)
  if (half ? hour < 1 || hour > 12 : minutes === undefined) return undefined
  const ofDay = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  const time = `${String(ofDay).padStart(2, '0')}:${minutes ?? '00'}`
  return isTime(time) ? time : undefined
}
