import { checkPriceChange, PRICE_CHANGE, priceChangePercent, type PriceField } from '@greenroom/catalog'
import { atom } from 'jotai'
import { lazy } from 'react'
import type { RequestHeaders } from '#api/api.ts'
import type { DocumentContent, DocumentSave, DocumentScreenKind } from '#documents/document-screen.ts'
import { PRICE_CHANGES } from './paths.ts'
import { type ItemFilter, PRICE_CHANGE_ATOMS, type PriceChange } from './price-changes.atoms.ts'
import { belowCostWarning, MARGIN_FIGURES } from './margin-figures.ts'
import { adjustmentText, adjustmentWords, readAdjustmentText } from './line-adjustment.ts'
import { PriceChangeFields } from './PriceChangeFields.tsx'

function draftOf({ header, lines }: DocumentContent) {
  return {
    reason: header['reason']?.trim() || null,
    lines: lines.map(({ itemID = null, field = null, price = null, lineID }) => ({ lineID, itemID, field, price })),
  }
}

/** Only drafts with lines have them. */
const PriceChangeTools = lazy(async () => ({ default: (await import('./PriceChangeTools.tsx')).PriceChangeTools }))

/** Epoch milliseconds; null without a time. */
const timeOf = (time = '') => (time === '' ? null : Date.parse(time))

export const PRICE_CHANGE_SCREEN: DocumentScreenKind<PriceChange> = {
  kind: PRICE_CHANGE,
  plural: 'Price changes',
  listPath: PRICE_CHANGES,
  create: 'createPriceChange',
  labelPlaceOf: () => '',
  newLine: { field: 'sellingPrice' },
  shownOf: (item, { field }) => ({
    was: item[field as PriceField],
    costPrice: item.costPrice,
    sellingPrice: item.sellingPrice,
  }),
  lineKey: ['itemID', 'field'],
  headerOf: (stored) => ({
    reason: stored?.reason ?? '',
    effectiveAt: stored?.effectiveAt ?? '',
    endsAt: stored?.endsAt ?? '',
    // Its first save keeps it, and answers leave it out.
    itemFilter: '',
    adjustment: stored?.adjustment ? adjustmentText(stored.adjustment) : '',
    leavesOut: stored?.leavesOut ? 'true' : '',
  }),
  headerLabels: {
    reason: 'Reason',
    effectiveAt: 'Effective',
    endsAt: 'Until',
    itemFilter: 'Filter',
    adjustment: 'Change of all prices',
    leavesOut: 'Items left out',
  },
  headerText: (name, value, formats) => {
    const adjustment = name === 'adjustment' ? readAdjustmentText(value) : undefined
    if (adjustment) return adjustmentWords(adjustment, formats)
    if (name === 'leavesOut') return value === '' ? '' : 'Left out'
    if (name === 'effectiveAt' && value === '') return 'As soon as approved'
    return value !== '' && (name === 'effectiveAt' || name === 'endsAt') ? formats.dateTime(value) : value
  },
  check: (content, known) => {
    const { effectiveAt, endsAt } = content.header
    const times = { effectiveAt: timeOf(effectiveAt), endsAt: timeOf(endsAt) }
    return checkPriceChange({ ...draftOf(content), ...times }, known)
  },
  HeaderFields: PriceChangeFields,
  planOf: ({ state, effectiveAt, endsAt }, { zoned }) => {
    if (state === 'APPROVED' && effectiveAt) return `Applies ${zoned(effectiveAt)}`
    return state === 'RUNNING' && endsAt ? `Ends ${zoned(endsAt)}` : undefined
  },
  // The margins stand beside the others at 1440 pixels, and a scrollbar where there are many.
  widths: {
    itemID: { width: 134 },
    itemName: { width: 108 },
    field: { width: 92, phoneWidth: 72 },
    was: { width: 92 },
    price: { width: 88, phoneWidth: 80 },
  },
  figures: [
    {
      name: 'change',
      label: 'Change %',
      width: 84,
      of: ({ was = '', price = '' }) =>
        was === '' ? '' : String(priceChangePercent({ was: Number(was), price }) ?? ''),
    },
    ...MARGIN_FIGURES,
  ],
  warningOf: belowCostWarning,
  asksIfWarned: ['approve'],
  LinesTool: PriceChangeTools,
  questions: {
    cancel: {
      effect: "Its prices won't be applied, and it can't be edited again. It stays in the list as canceled.",
      confirm: 'Cancel price change',
      isDanger: true,
    },
    end: {
      effect: 'Its items get their old prices back.',
      confirm: 'End price change',
    },
    undo: {
      effect: "Its items get back the prices that they had before. It can't be applied again.",
      confirm: 'Undo price change',
      isDanger: true,
    },
    reopen: { effect: "It becomes a draft. Its prices won't be applied until it is submitted again." },
    sendBack: { effect: 'It becomes a draft that its author can change and submit again.' },
  },
  ...PRICE_CHANGE_ATOMS.screen,
  saveAtom: atom(null, (_get, set, { stored, ...content }: DocumentSave, headers?: RequestHeaders) => {
    const { effectiveAt, endsAt, itemFilter, leavesOut } = content.header
    const adjustment = readAdjustmentText(content.header['adjustment'])
    const body = {
      ...draftOf(content),
      effectiveAt: effectiveAt || null,
      endsAt: endsAt || null,
      ...(itemFilter && { itemFilter: JSON.parse(itemFilter) as ItemFilter }),
      ...(adjustment && { adjustment }),
      ...(leavesOut && { leavesOut: true }),
    }
    const save = { number: stored?.number, version: stored?.version ?? 0, body }
    return set(PRICE_CHANGE_ATOMS.saveAtom, save, headers)
  }),
}
