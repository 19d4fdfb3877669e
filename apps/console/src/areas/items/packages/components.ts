import type { components } from '@greenroom/openapi'
import { type RollUp, rollUp } from '@greenroom/catalog'
import { parseQuantity } from '@greenroom/validation'
import type { ComponentRow } from '../form/item-parts.ts'

export type PackageContents = components['schemas']['PackageContents']

export function rowsOf({ components: parts }: PackageContents): ComponentRow[] {
  return parts.map((part) => ({ ...part, quantity: String(part.quantity) }))
}

/** The totals of the rows, without rows whose quantity is not a number. */
export function totalsOf(rows: readonly ComponentRow[]): RollUp {
  return rollUp(
    rows.flatMap((row) => {
      const quantity = parseQuantity(row.quantity)
      return typeof quantity === 'number' ? [{ ...row, quantity }] : []
    }),
  )
}
