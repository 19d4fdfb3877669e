import type { Area } from '#screens/area.ts'
import { Truck } from 'lucide-react'
import { lazy } from 'react'
import { NEW_TRANSFER, transferPath, TRANSFERS } from './paths.ts'
import { transfersToReceive } from './transfers-to-receive.ts'

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
      waiting: [transfersToReceive],
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
