import { checkReceipt, RECEIPT, RECEIPT_HEADER } from '@greenroom/inventory'
import { atom } from 'jotai'
import type { RequestHeaders } from '#api/api.ts'
import type { DocumentContent, DocumentSave, DocumentScreenKind } from '#documents/document-screen.ts'
import { RECEIPTS } from './paths.ts'
import { type Receipt, RECEIPT_ATOMS } from './purchasing.atoms.ts'
import { ReceiptFields } from './ReceiptFields.tsx'

const FIELDS = RECEIPT_HEADER.map(({ name }) => name)

function draftOf({ header, lines }: DocumentContent) {
  return {
    ...Object.fromEntries(FIELDS.map((name) => [name, header[name]?.trim() || null])),
    orderNumber: header['orderNumber'] || null,
    lines: lines.map(({ itemID = null, ...more }) => ({ itemID, ...more })),
  }
}

export const RECEIPT_SCREEN: DocumentScreenKind<Receipt> = {
  kind: RECEIPT,
  plural: 'Receipts',
  listPath: RECEIPTS,
  create: 'createReceipt',
  labelPlaceOf: ({ shipTo = '' }) => shipTo,
  newLine: {},
  scanColumn: (state) => (state === 'DRAFT' ? 'accepted' : undefined),
  shownOf: ({ costPrice }) => ({ unitCost: costPrice, costBefore: costPrice }),
  lineKey: ['itemID'],
  headerOf: (stored) =>
    Object.fromEntries(
      [...FIELDS, 'shipToName' as const, 'vendorName' as const].map((name) => [name, String(stored?.[name] ?? '')]),
    ),
  headerLabels: Object.fromEntries(RECEIPT_HEADER.map(({ name, label }) => [name, label])),
  headerText: (name, value, { day }) => (name === 'receivedOn' && value !== '' ? day(value) : value),
  check: (content) => checkReceipt(draftOf(content)),
  HeaderFields: ReceiptFields,
  planOf: () => undefined,
  questions: {
    cancel: {
      effect: "Nothing is received, and it can't be edited again. It stays in the list as canceled.",
      confirm: 'Cancel receipt',
      isDanger: true,
    },
    reverse: {
      effect: 'What was accepted leaves the stock again, and the order expects it. The costs of items stay.',
      confirm: 'Reverse receipt',
      isDanger: true,
    },
  },
  ...RECEIPT_ATOMS.screen,
  saveAtom: atom(null, (_get, set, { stored, ...content }: DocumentSave, headers?: RequestHeaders) => {
    const save = { number: stored?.number, version: stored?.version ?? 0, body: draftOf(content) }
    return set(RECEIPT_ATOMS.saveAtom, save, headers)
  }),
}
