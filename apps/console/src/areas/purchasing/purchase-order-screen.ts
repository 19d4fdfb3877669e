import {
  checkPurchaseOrder,
  extendedCost,
  hasArrived,
  PURCHASE_ORDER,
  PURCHASE_ORDER_HEADER,
} from '@greenroom/inventory'
import { toText } from '@greenroom/money'
import { atom } from 'jotai'
import type { RequestHeaders } from '#api/api.ts'
import type { DocumentContent, DocumentSave, DocumentScreenKind } from '#documents/document-screen.ts'
import { OrderActions } from './OrderActions.tsx'
import { PURCHASE_ORDERS } from './paths.ts'
import { PURCHASE_ORDER_ATOMS, type PurchaseOrder } from './purchasing.atoms.ts'
import { PurchaseOrderFields } from './PurchaseOrderFields.tsx'

const FIELDS = PURCHASE_ORDER_HEADER.map(({ name }) => name)
const DAYS = ['orderedOn', 'expectedOn', 'cancelAfter']
const AMOUNTS = ['freight', 'discount']
/** What a revision leaves as it is once something has arrived. */
const OF_ARRIVED = ['vendorID', 'shipTo']

function draftOf({ header, lines }: DocumentContent) {
  return {
    ...Object.fromEntries(FIELDS.map((name) => [name, header[name]?.trim() || null])),
    lines: lines.map(({ itemID = null, ordered = null, ...more }) => ({ itemID, ordered, ...more })),
  }
}

export const PURCHASE_ORDER_SCREEN: DocumentScreenKind<PurchaseOrder> = {
  kind: PURCHASE_ORDER,
  plural: 'Purchase orders',
  listPath: PURCHASE_ORDERS,
  create: 'createPurchaseOrder',
  labelPlaceOf: ({ shipTo = '' }) => shipTo,
  newLine: {},
  scanColumn: (state) => (state === 'DRAFT' ? 'ordered' : undefined),
  shownOf: ({ costPrice }, { ordered = '', unitCost = '' }) => {
    const cost = extendedCost({ ordered, unitCost: unitCost || costPrice })
    return { extended: cost === undefined ? '' : toText(cost) }
  },
  lineKey: ['itemID'],
  headerOf: (stored) =>
    Object.fromEntries(
      [...FIELDS, 'shipToName' as const, 'vendorName' as const].map((name) => [name, String(stored?.[name] ?? '')]),
    ),
  headerLabels: Object.fromEntries(PURCHASE_ORDER_HEADER.map(({ name, label }) => [name, label])),
  headerText: (name, value, formats) => {
    if (value === '') return ''
    if (DAYS.includes(name)) return formats.day(value)
    return AMOUNTS.includes(name) && !Number.isNaN(Number(value)) ? formats.money(Number(value)) : value
  },
  check: (content, { stored }) => checkPurchaseOrder(draftOf(content), { ...(stored && { stored }) }),
  openHeaderOf: (stored) => (hasArrived(stored) ? FIELDS.filter((name) => !OF_ARRIVED.includes(name)) : undefined),
  lockedOf: ({ received, rejected }) => (Number(received) + Number(rejected) > 0 ? ['itemID'] : []),
  HeaderFields: PurchaseOrderFields,
  planOf: ({ state, expectedOn, revision }, { day }) => {
    const isExpected = expectedOn && (state === 'SENT' || state === 'PARTLY_RECEIVED')
    const parts = [revision ? `Revision ${revision}` : '', isExpected ? `Expected ${day(expectedOn)}` : '']
    return parts.filter(Boolean).join(' · ') || undefined
  },
  Begin: OrderActions,
  questions: {
    cancel: {
      effect: "Nothing is expected of it any more, and it can't be edited again. It stays in the list as canceled.",
      confirm: 'Cancel purchase order',
      isDanger: true,
    },
    revise: {
      effect:
        'It becomes a draft, and needs approval again. Nothing can be received until its vendor gets the next revision.',
    },
    reopen: { effect: 'It becomes a draft, and needs approval again.' },
    sendBack: { effect: 'It becomes a draft that its author can change and submit again.' },
    hold: { effect: 'Nothing is sent or received until it is resumed.' },
    markSent: { effect: 'What is open of it is expected where it is shipped to. No email is sent.' },
    shortClose: {
      effect: 'What is still open is canceled, and nothing more can be received.',
      confirm: 'Close short',
      isDanger: true,
    },
  },
  ...PURCHASE_ORDER_ATOMS.screen,
  saveAtom: atom(null, (_get, set, { stored, ...content }: DocumentSave, headers?: RequestHeaders) => {
    const save = { number: stored?.number, version: stored?.version ?? 0, body: draftOf(content) }
    return set(PURCHASE_ORDER_ATOMS.saveAtom, save, headers)
  }),
}
