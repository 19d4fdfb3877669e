import type { Area } from '#screens/area.ts'
import { Truck } from 'lucide-react'
import { lazy } from 'react'
import { waitingIn } from '#documents/waiting.ts'
import { NEW_TRANSFER, transferPath, TRANSFERS } from './paths.ts'

/** Nothing stays in transit without anybody noticing. */
const toReceive = waitingIn('IN_TRANSIT,PARTIALLY_RECEIVED', {
  entity: 'transfer',
  path: '/transfers',
  needs: 'listTransfers',
  one: 'transfer to receive',
  many: 'transfers to receive',
})

export const transfers: Area = {
  name: 'transfers',
  screens: [
    {
      path: TRANSFERS,
      label: 'Transfers',
      offered: 'sidebar',
      group: 'Inventory',
      icon: Truck,
      operation: 'listTransfers',
      waiting: [toReceive],
      verbs: [{ label: 'New transfer', href: NEW_TRANSFER, operation: 'createTransfer' }],
      Screen: lazy(async () => ({ default: (await import('./TransfersScreen.tsx')).TransfersScreen })),
    },
    {
      path: `${TRANSFERS}/:number`,
      label: 'Transfer',
      offered: 'link',
      record: 'number',
      documentPrefix: 'TR',
      finds: { kind: 'transfer', one: 'Transfer', hrefOf: transferPath },
      icon: Truck,
      operation: 'getTransfer',
      Screen: lazy(async () => ({ default: (await import('./TransferScreen.tsx')).TransferScreen })),
    },
  ],
}
