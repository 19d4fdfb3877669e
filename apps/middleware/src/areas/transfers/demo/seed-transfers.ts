import type { DemoCompany } from '#area.ts'
import { demoDocuments, demoItemsAt } from '#areas/inventory/demo/demo-documents.ts'
import { TRANSFERS } from '../transfer-kind.ts'

const RIVER = 'WAREHOUSE/WH-RIVER'
const MAIN = 'STORE/HB-MAIN'
const UPPER = 'STORE/HB-UPPER'
const LOBBY = 'STORE/FD-LOBBY'

/** Transfers in every state: requested, on their way, short of two, received, and one that was not needed. */
export async function seedTransfers({ company }: DemoCompany) {
  const { make, act, save } = demoDocuments(company, TRANSFERS)
  const items = await demoItemsAt(company, 'WH-RIVER', 60)
  const lines = (from: number, count: number, requested: number) =>
    items.slice(from, from + count).map((itemID, index) => ({ itemID, requested: requested + index * 2 }))

  const received = await make('manager', { from: RIVER, to: MAIN, requestedBy: 'Main stand', lines: lines(0, 5, 12) })
  await act('manager', received, 'request')
  await act('manager', received, 'ship')
  await act('manager', received, 'receiveAll')

  const short = await make('manager', { from: RIVER, to: UPPER, tracking: 'UPS 1Z 999 AA1', lines: lines(5, 4, 8) })
  await act('manager', short, 'request')
  await act('manager', short, 'ship')
  await save('manager', short, (stored) =>
    stored.map((line, index) => {
      if (index === 0) return { ...line, received: line.shipped, reason: null }
      return index === 1 ? { ...line, received: 8, damaged: 2, reason: 'Wet box' } : line
    }),
  )
  await act('manager', short, 'receive')

  const onTheWay = await make('manager', { from: RIVER, to: LOBBY, requestedBy: 'Lobby shop', lines: lines(9, 6, 10) })
  await act('manager', onTheWay, 'shipNow')

  const asked = await make('manager', { from: RIVER, to: MAIN, remarks: 'For Saturday', lines: lines(15, 3, 24) })
  await act('manager', asked, 'request')

  await make('manager', { from: UPPER, to: RIVER, remarks: 'End of the season', lines: [] })
  const unneeded = await make('manager', { from: RIVER, to: UPPER, lines: lines(20, 2, 6) })
  await act('manager', unneeded, 'cancel')
}
