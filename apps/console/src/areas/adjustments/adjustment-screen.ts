import { ADJUSTMENT, changeOf, checkAdjustment } from '@greenroom/inventory'
import { toText } from '@greenroom/money'
import { atom } from 'jotai'
import type { RequestHeaders } from '#api/api.ts'
import type { DocumentContent, DocumentSave, DocumentScreenKind } from '#documents/document-screen.ts'
import { itemsOnHand } from '#documents/items-on-hand.ts'
import { AdjustmentFields } from './AdjustmentFields.tsx'
import { type Adjustment, ADJUSTMENT_ATOMS } from './adjustments.atoms.ts'
import { ADJUSTMENTS } from './paths.ts'

const HEADER = ['place', 'reason', 'remarks'] as const

function draftOf({ header, lines }: DocumentContent) {
  return {
    place: header['place'] || null,
    reason: header['reason'] || null,
    remarks: header['remarks']?.trim() || null,
    lines: lines.map(({ itemID = null, option = null, quantity = null, lineID }) => {
      return { lineID, itemID, option, quantity }
    }),
  }
}

export const ADJUSTMENT_SCREEN: DocumentScreenKind<Adjustment> = {
  kind: ADJUSTMENT,
  plural: 'Adjustments',
  listPath: ADJUSTMENTS,
  create: 'createAdjustment',
  newLine: { option: 'FINAL' },
  scanColumn: (state) => (state === 'INITIATED' ? 'quantity' : undefined),
  placeOf: ({ place = '' }) => place,
  loadItems: itemsOnHand,
  shownOf: ({ onHand, costPrice }) => ({ onHand, onHandNow: onHand, unitCost: costPrice }),
  lineKey: ['itemID'],
  headerOf: (stored) =>
    Object.fromEntries([...HEADER, 'placeName' as const].map((name) => [name, stored?.[name] ?? ''])),
  headerLabels: { place: 'Location', reason: 'Reason', remarks: 'Remarks' },
  headerText: (_name, value) => value,
  check: (content) => checkAdjustment(draftOf(content)),
  HeaderFields: AdjustmentFields,
  planOf: () => undefined,
  widths: {
    itemID: { width: 132 },
    onHand: { width: 84 },
    option: { width: 104 },
    quantity: { width: 84 },
    onHandNow: { width: 116, phoneWidth: 72 },
    unitCost: { width: 88 },
  },
  figures: [
    {
      name: 'change',
      label: 'Change',
      width: 84,
      of: ({ option = '', quantity = '', onHand = '' }) => {
        const change = changeOf({ itemID: null, option, quantity, onHand: onHand === '' ? null : Number(onHand) })
        return change === undefined ? '' : toText(change)
      },
    },
  ],
  questions: {
    reject: {
      effect: "Nothing changes, and it can't be edited again. It stays in the list as rejected.",
      confirm: 'Reject adjustment',
      isDanger: true,
    },
  },
  ...ADJUSTMENT_ATOMS.screen,
  saveAtom: atom(null, (_get, set, { stored, ...content }: DocumentSave, headers?: RequestHeaders) => {
    const save = { number: stored?.number, version: stored?.version ?? 0, body: draftOf(content) }
    return set(ADJUSTMENT_ATOMS.saveAtom, save, headers)
  }),
}
