import pg from 'pg'

const { TIMESTAMPTZ } = pg.types.builtins
const TEXT_ARRAY = 1009 as typeof TIMESTAMPTZ

const NEEDS_ESCAPE = /["\\\p{Cc}]/u

/** A text as JSON. */
export function quoted(text: string): string {
  return NEEDS_ESCAPE.test(text) ? JSON.stringify(text) : `"${text}"`
}

/** A timestamptz(3) as PostgreSQL writes it, as an ISO time in UTC. */
export function isoTime(text: string): string {
  // As in '2026-01-15 12:00:00.25+00', which is what a database in UTC writes.
  const isUTC = text.endsWith('+00') && text[10] === ' '
  if (isUTC) return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).padEnd(3, '0')}Z`
  return (pg.types.getTypeParser(TIMESTAMPTZ)(text) as unknown as Date).toISOString()
}

/** A text[] as PostgreSQL writes it. */
export function textList(text: string): string[] {
  return text === '{}' ? [] : (pg.types.getTypeParser(TEXT_ARRAY)(text) as unknown as string[])
}
