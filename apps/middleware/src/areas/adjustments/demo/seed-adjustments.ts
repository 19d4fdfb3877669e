import type { DemoCompany } from '#area.ts'
import { demoDocuments, demoItemsAt } from '#areas/inventory/demo/demo-documents.ts'
import { ADJUSTMENTS } from '../adjustment-kind.ts'

const RIVER = 'WAREHOUSE/WH-RIVER'

/** What was damaged and found in the warehouse, a correction that waits, and one that was wrong. */
export async function seedAdjustments({ company }: DemoCompany) {
  const { make, act } = demoDocuments(company, ADJUSTMENTS)
  const [first, second, third, fourth] = await demoItemsAt(company, 'WH-RIVER', 40)
  const line = (itemID: string | undefined, option: 'FINAL' | 'ADD' | 'SUBTRACT', quantity: number) => ({
    itemID: itemID!,
    option,
    quantity,
  })

  const damaged = await make('manager', {
    place: RIVER,
    reason: 'DAMAGE',
    remarks: 'A pipe leaked above aisle 2',
    lines: [line(first, 'SUBTRACT', 4), line(second, 'SUBTRACT', 2)],
  })
  await act('manager', damaged, 'commit')
  const found = await make('manager', { place: RIVER, reason: 'FOUND', lines: [line(third, 'ADD', 6)] })
  await act('manager', found, 'commit')
  await make('manager', {
    place: RIVER,
    reason: 'CORRECTION',
    remarks: 'Recounted bay 7',
    lines: [line(second, 'FINAL', 38), line(fourth, 'FINAL', 51)],
  })
  const wrong = await make('manager', { place: RIVER, reason: 'LOSS', lines: [line(first, 'SUBTRACT', 12)] })
  await act('manager', wrong, 'reject', 'The box was on the upper shelf.')
}
