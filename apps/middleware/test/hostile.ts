/** Names that every object has. */
export const INHERITED = ['constructor', 'valueOf', 'toString', 'hasOwnProperty', '__proto__', '__defineGetter__']

/** Values of parameters, already encoded. */
export const HOSTILE = [
  ...INHERITED,
  '-valueOf',
  '-constructor',
  'toString,constructor',
  'x',
  '',
  '-1',
  '1.5',
  '1e308',
  'NaN',
  'Infinity',
  String(2 ** 53),
  '9'.repeat(30),
  '2026-02-31T00:00:00Z',
  encodeURIComponent(`' or true --`),
  encodeURIComponent('<img src=x onerror=alert(1)>'),
  encodeURIComponent('\u202Eبيع👩‍👩‍👧'),
  '%00',
]

/** Half of a surrogate pair, a pair of two first halves, and bytes that are no text. In a path they are no address. */
export const UNDECODABLE = ['%ED%A0%80', '%ED%A0%BD%ED%A0%BD', '%FF', '%']

/** Stands for a number above all others. */
const TOO_LARGE = 'the number 1e999'

/** Stands for arrays within arrays: deeper than a recursion goes. */
export const TOO_DEEP = 'arrays within arrays'

/** Texts that no field keeps. */
export const UNSTORABLE = ['a\0', 'a\uD800', '\uDFFFb']

/** Values of the fields of bodies. */
export const HOSTILE_VALUES: unknown[] = [
  null,
  true,
  '',
  ' ',
  [],
  {},
  -1,
  0.5,
  1e-7,
  2 ** 31,
  2 ** 53,
  1e308,
  -1e308,
  TOO_LARGE,
  'NaN',
  'Infinity',
  '1e308',
  'x',
  'x'.repeat(100_000),
  ...UNSTORABLE,
  'constructor',
  '__proto__',
  'valueOf',
  '-constructor',
  `'); drop table item; --`,
  '%_\\',
  '<script>alert(1)</script>',
  '\u202Eبيع',
  '👩‍👩‍👧‍👦'.repeat(3),
  ['constructor', null],
  { valueOf: 'x', toString: 1 },
  TOO_DEEP,
]

/** A body as JSON text, with what JavaScript cannot write. */
export function jsonOf(body: unknown): string {
  const depth = 50_000
  return JSON.stringify(body)
    .replaceAll(`"${TOO_LARGE}"`, '1e999')
    .replaceAll(`"${TOO_DEEP}"`, '['.repeat(depth) + ']'.repeat(depth))
}
