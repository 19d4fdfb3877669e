import type { components } from '@greenroom/openapi'
import { checkComponents, parseQuantity, type RollUp, rollUp } from '@greenroom/validation'

export type PackageContents = components['schemas']['PackageContents']
export type PackagePart = PackageContents['components'][number]

/** A component as the table shows it; the quantity is the text as typed. */
export type ComponentRow = Omit<PackagePart, 'quantity'> & { quantity: string }

export function rowsOf({ components: parts }: PackageContents): ComponentRow[] {
  return parts.map((part) => ({ ...part, quantity: String(part.quantity) }))
}

/** What the rows differ in from what is saved, in number. */
export function countChanges(saved: readonly ComponentRow[], rows: readonly ComponentRow[]): number {
  const before = new Map(saved.map(({ itemID, quantity }) => [itemID, quantity]))
  const differing = rows.filter(({ itemID, quantity }) => !isSame(before.get(itemID), quantity))
  const kept = new Set(rows.map(({ itemID }) => itemID))
  return differing.length + saved.filter(({ itemID }) => !kept.has(itemID)).length
}

function isSame(before: string | undefined, quantity: string): boolean {
  if (before === undefined) return false
  const read = parseQuantity(quantity)
  return before === quantity || (typeof read === 'number' && read === parseQuantity(before))
}

/** What is wrong with the rows: messages by place, as `0.quantity`. */
export function rowIssues(packageID: string, rows: readonly ComponentRow[]): Record<string, string> {
  return issuesByPlace(checkComponents(packageID, rows))
}

/** The same of issues that the server found. */
export function issuesByPlace(issues: readonly { field: string; message: string }[]): Record<string, string> {
  return Object.fromEntries(issues.map(({ field, message }) => [field.replace(/^components\./, ''), message]))
}

/** What the rows come to, those left aside whose quantity cannot be read. */
export function totalsOf(rows: readonly ComponentRow[]): RollUp {
  return rollUp(
    rows.flatMap((row) => {
      const quantity = parseQuantity(row.quantity)
      return typeof quantity === 'number' ? [{ ...row, quantity }] : []
    }),
  )
}
