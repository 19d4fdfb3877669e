import { numbers } from '../form/numbers.ts'

/**
 * A number of things in words: "1 item", "1,234 items". `many` is left out where it is `one` with an s; a count may be a
 * text such as "10,000+".
 */
export function countOf(
  count: number | string,
  one: string,
  many = `${one}s`,
  number = (value: number) => numbers.text(value),
): string {
  return `${typeof count === 'number' ? number(count) : count} ${count === 1 ? one : many}`
}
