import { PRICE_CHANGE, priceChangePercent, type PriceField } from '@greenroom/catalog'
import { atom } from 'jotai'
import type { RequestHeaders } from '#data/api.ts'
import type { DocumentSave, DocumentScreenKind } from '#documents/document-screen.ts'
import { PRICE_CHANGES } from './paths.ts'
import {
  addPriceChangeAttachmentAtom,
  movePriceChangeAtom,
  type PriceChange,
  priceChangeAttachmentAtom,
  priceChangeEvents,
  priceChangeFileAtom,
  priceChangeRecord,
  removePriceChangeAttachmentAtom,
  savePriceChangeAtom,
} from './price-changes.atoms.ts'
import { PriceChangeFields } from './PriceChangeFields.tsx'

/** Once the prices are applied, neither is the current or the new one. */
const AFTERWARDS = { was: 'Was', price: 'New' }

export const PRICE_CHANGE_SCREEN: DocumentScreenKind<PriceChange> = {
  kind: PRICE_CHANGE,
  plural: 'Price changes',
  listPath: PRICE_CHANGES,
  feature: 'CATALOG_PRICE_CHANGE',
  newLine: { field: 'sellingPrice' },
  shownOf: (item, { field }) => ({ was: item[field as PriceField] }),
  lineKey: ['itemID', 'field'],
  headerOf: (stored) => ({ reason: stored?.reason ?? '', effectiveAt: stored?.effectiveAt ?? '' }),
  headerLabels: { reason: 'Reason', effectiveAt: 'Effective' },
  HeaderFields: PriceChangeFields,
  planOf: ({ state, effectiveAt }, { dateTime }) =>
    state === 'APPROVED' && effectiveAt ? `Applies ${dateTime(effectiveAt)}` : undefined,
  figure: {
    name: 'change',
    label: 'Change %',
    of: ({ was = '', price = '' }) => (was === '' ? '' : String(priceChangePercent({ was: Number(was), price }) ?? '')),
  },
  labelsIn: { APPLIED: AFTERWARDS, UNDONE: AFTERWARDS, PARTLY_UNDONE: AFTERWARDS },
  questions: {
    cancel: {
      effect: "Its prices won't be applied, and it can't be edited again. It stays in the list as canceled.",
      confirm: 'Cancel price change',
      isDanger: true,
    },
    undo: {
      effect: "Its items get back the prices that they had before. It can't be applied again.",
      confirm: 'Undo price change',
      isDanger: true,
    },
    reopen: { effect: "It becomes a draft. Its prices won't be applied until it is submitted again." },
    sendBack: { effect: 'It becomes a draft that its author can change and submit again.' },
  },
  record: priceChangeRecord,
  events: priceChangeEvents,
  saveAtom: atom(null, (_get, set, { stored, header, lines }: DocumentSave, headers?: RequestHeaders) => {
    const body = {
      reason: header['reason']?.trim() || null,
      effectiveAt: header['effectiveAt'] || null,
      lines: lines.map(({ itemID = null, field = null, price = null }) => ({ itemID, field, price })),
    }
    return set(savePriceChangeAtom, { number: stored?.number, version: stored?.version ?? 0, body }, headers)
  }),
  moveAtom: movePriceChangeAtom,
  fileAtom: priceChangeFileAtom,
  attachments: {
    addAtom: addPriceChangeAttachmentAtom,
    removeAtom: removePriceChangeAttachmentAtom,
    fileAtom: priceChangeAttachmentAtom,
  },
}
