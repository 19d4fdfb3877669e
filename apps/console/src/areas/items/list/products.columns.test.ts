import { columnId } from '@greenroom/ui'
import { expect, test } from 'vitest'
import { HIDDEN_COLUMNS, productColumns } from './products.columns.ts'

/** Of a list beside the open sidebar at 1440 pixels; the column of checkboxes takes some of it. */
const WIDTH = 1158
const CHECKBOX = 40

test.each([true, false])('everything up to the status is in sight at 1440 pixels (grouped: %s)', (isGrouped) => {
  const columns = productColumns({ mayReadCost: true, mayReadPrice: true, money: String, when: String, isGrouped })
  const shown = columns.filter((column) => !HIDDEN_COLUMNS.includes(columnId(column)))
  const first = shown.slice(0, shown.findIndex((column) => columnId(column) === 'status') + 1)
  expect(first.length).toBeGreaterThan(5)
  expect(first.reduce((sum, { size }) => sum + size!, CHECKBOX)).toBeLessThanOrEqual(WIDTH)
})
