/** The refusal of a line that says the same as an earlier one, at `index` from 0. */
export function repeatedItem(itemID: string, index: number): string {
  return `${itemID} is on line ${index + 1} already.`
}
