import { checkTransfer, quantityOf, TRANSFER, type TransferState } from '@greenroom/inventory'
import { toText, subtract, toQuantity } from '@greenroom/money'
import { atom } from 'jotai'
import type { RequestHeaders } from '#api/api.ts'
import type { DocumentContent, DocumentSave, DocumentScreenKind } from '#documents/document-screen.ts'
import { itemsOnHand } from '#documents/items-on-hand.ts'
import { EverythingOnHand } from './EverythingOnHand.tsx'
import { TRANSFERS } from './paths.ts'
import { TransferFields } from './TransferFields.tsx'
import { TRANSFER_ATOMS, type Transfer } from './transfers.atoms.ts'

const HEADER = ['from', 'to', 'requestedBy', 'tracking', 'remarks'] as const
const SCANNED: Partial<Record<string, string>> = {
  DRAFT: 'requested',
  REQUESTED: 'shipped',
  IN_TRANSIT: 'received',
  PARTIALLY_RECEIVED: 'received',
} satisfies Partial<Record<TransferState, string>>

function draftOf({ header, lines }: DocumentContent) {
  const fields = Object.fromEntries(HEADER.map((name) => [name, header[name]?.trim() || null]))
  return {
    ...fields,
    lines: lines.map(({ itemID = null, requested = null, ...more }) => ({ itemID, requested, ...more })),
  }
}

export const TRANSFER_SCREEN: DocumentScreenKind<Transfer> = {
  kind: TRANSFER,
  plural: 'Transfers',
  listPath: TRANSFERS,
  create: 'createTransfer',
  labelPlaceOf: ({ to = '' }) => to,
  newLine: {},
  scanColumn: (state) => SCANNED[state],
  placeOf: ({ from = '' }) => from,
  loadItems: itemsOnHand,
  shownOf: ({ onHand, costPrice }) => ({ available: onHand, unitCost: costPrice }),
  lineKey: ['itemID'],
  headerOf: (stored) =>
    Object.fromEntries([...HEADER, 'fromName' as const, 'toName' as const].map((name) => [name, stored?.[name] ?? ''])),
  headerLabels: { from: 'From', to: 'To', requestedBy: 'Requested by', tracking: 'Tracking', remarks: 'Remarks' },
  headerText: (_name, value) => value,
  check: (content) => checkTransfer({ state: content.state as TransferState, authors: [], ...draftOf(content) }, {}),
  HeaderFields: TransferFields,
  LinesTool: EverythingOnHand,
  planOf: ({ state, lines }) => {
    if (state !== 'IN_TRANSIT' && state !== 'PARTIALLY_RECEIVED') return undefined
    return `${lines.length === 1 ? '1 item' : `${lines.length} items`} on the way`
  },
  widths: {
    available: { phoneWidth: 68 },
    requested: { phoneWidth: 76 },
    shipped: { phoneWidth: 68 },
    received: { phoneWidth: 68 },
    damaged: { phoneWidth: 72 },
    returned: { phoneWidth: 72 },
  },
  figures: [
    {
      name: 'open',
      label: 'Open',
      of: ({ shipped = '', received = '', lost = '', damaged = '', returned = '' }) => {
        const sent = quantityOf(shipped)
        if (sent === undefined) return ''
        const ended = [received, lost, damaged, returned].map((text) => quantityOf(text) ?? toQuantity(0))
        return toText(ended.reduce((rest, one) => subtract(rest, one), sent))
      },
    },
  ],
  questions: {
    cancel: {
      effect: "Nothing moves, and it can't be edited again. It stays in the list as canceled.",
      confirm: 'Cancel transfer',
      isDanger: true,
    },
    shipNow: { effect: 'Takes the stock from the source and puts it in transit, without a request.' },
    receiveAll: { effect: 'Everything that is still on its way arrives as it was shipped.' },
    reopen: { effect: 'It becomes a draft. Nothing is shipped until it is requested again.' },
  },
  ...TRANSFER_ATOMS.screen,
  saveAtom: atom(null, (_get, set, { stored, ...content }: DocumentSave, headers?: RequestHeaders) => {
    const save = { number: stored?.number, version: stored?.version ?? 0, body: draftOf(content) }
    return set(TRANSFER_ATOMS.saveAtom, save, headers)
  }),
}
