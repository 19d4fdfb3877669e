/** Why a scan counts nothing onto a quantity. */
export function notCounted(itemID: string, quantity: string): string {
  return `${itemID} was not counted: ${quantity} is not a number. Correct it and scan again.`
}
