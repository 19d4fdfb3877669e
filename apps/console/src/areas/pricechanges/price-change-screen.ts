import { checkPriceChange, PRICE_CHANGE, priceChangePercent, type PriceField } from '@greenroom/catalog'
import { atom } from 'jotai'
import { lazy } from 'react'
import type { RequestHeaders } from '#api/api.ts'
import type { DocumentContent, DocumentSave, DocumentScreenKind } from '#documents/document-screen.ts'
import { PRICE_CHANGES } from './paths.ts'
import { PRICE_CHANGE_ATOMS, type PriceChange } from './price-changes.atoms.ts'
import { belowCostWarning, MARGIN_FIGURES } from './margin-figures.ts'
import { PriceChangeFields } from './PriceChangeFields.tsx'

function draftOf({ header, lines }: DocumentContent) {
  return {
    reason: header['reason']?.trim() || null,
    lines: lines.map(({ itemID = null, field = null, price = null, lineID }) => ({ lineID, itemID, field, price })),
  }
}

/** Only drafts with lines have it. */
const AdjustPrices = lazy(async () => ({ default: (await import('./AdjustPrices.tsx')).AdjustPrices }))

/** Epoch milliseconds; null without a time. */
const timeOf = (time = '') => (time === '' ? null : Date.parse(time))

export const PRICE_CHANGE_SCREEN: DocumentScreenKind<PriceChange> = {
  kind: PRICE_CHANGE,
  plural: 'Price changes',
  listPath: PRICE_CHANGES,
  create: 'createPriceChange',
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
  }),
  headerLabels: { reason: 'Reason', effectiveAt: 'Effective', endsAt: 'Until' },
  headerText: (name, value, { dateTime }) =>
    name === 'reason' || (name === 'endsAt' && value === '')
      ? value
      : value === ''
        ? 'As soon as approved'
        : dateTime(value),
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
    field: { width: 100, phoneWidth: 72 },
    was: { width: 96 },
    price: { width: 96, phoneWidth: 80 },
  },
  figures: [
    {
      name: 'change',
      label: 'Change %',
      width: 92,
      of: ({ was = '', price = '' }) =>
        was === '' ? '' : String(priceChangePercent({ was: Number(was), price }) ?? ''),
    },
    ...MARGIN_FIGURES,
  ],
  warningOf: belowCostWarning,
  asksIfWarned: ['approve'],
  LinesTool: AdjustPrices,
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
    const { effectiveAt, endsAt } = content.header
    const body = { ...draftOf(content), effectiveAt: effectiveAt || null, endsAt: endsAt || null }
    const save = { number: stored?.number, version: stored?.version ?? 0, body }
    return set(PRICE_CHANGE_ATOMS.saveAtom, save, headers)
  }),
}
