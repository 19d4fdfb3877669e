import { checkWritedown, explainNotLower, WRITEDOWN, type WritedownLine, writedownMargins } from '@greenroom/inventory'
import { numbers, type SheetCells } from '@greenroom/ui'
import { atom } from 'jotai'
import { lazy } from 'react'
import type { RequestHeaders } from '#api/api.ts'
import type { DocumentContent, DocumentSave, DocumentScreenKind, LineFigure } from '#documents/document-screen.ts'
import { WRITEDOWNS } from './paths.ts'
import { type Writedown, WRITEDOWN_ATOMS } from './writedowns.atoms.ts'
import { WritedownFields } from './WritedownFields.tsx'

function draftOf({ header, lines }: DocumentContent) {
  return {
    reason: header['reason'] || null,
    remarks: header['remarks']?.trim() || null,
    lines: lines.map(({ itemID = null, newCost = null, lineID }) => ({ lineID, itemID, newCost })),
  }
}

const amountOf = (text: string | undefined) => (text === undefined || text === '' ? null : Number(text))

const lineOf = ({ itemID = '', newCost = '', unitCost, sellingPrice }: SheetCells): WritedownLine => {
  return { itemID, newCost, unitCost: amountOf(unitCost), sellingPrice: amountOf(sellingPrice) }
}

const percentText = (percent: number | undefined) => (percent === undefined ? '' : numbers.typed(percent.toFixed(1)))

const NOT_LOWER = 'Not lower'

/** The margin with the new cost, unless that is none. */
function marginAfter(line: WritedownLine): string {
  return explainNotLower(line) ? NOT_LOWER : percentText(writedownMargins(line).after)
}

const MARGIN = {
  label: 'Margin %',
  derivedFrom: 'sellingPrice',
  isWarning: (text: string) => text.includes(NOT_LOWER),
} as const

/** The margin of each line before and after: in one column, and on a phone each of them under its cost. */
const MARGIN_FIGURES: readonly LineFigure[] = [
  {
    ...MARGIN,
    name: 'margin',
    width: 150,
    of: (cells) => {
      const texts = [percentText(writedownMargins(lineOf(cells)).before), marginAfter(lineOf(cells))]
      return texts.every((text) => text === '') ? '' : texts.map((text) => text || '–').join(' → ')
    },
  },
  {
    ...MARGIN,
    name: 'marginBefore',
    phoneUnder: 'unitCost',
    of: (cells) => percentText(writedownMargins(lineOf(cells)).before),
  },
  { ...MARGIN, name: 'marginAfter', phoneUnder: 'newCost', of: (cells) => marginAfter(lineOf(cells)) },
]

export const WRITEDOWN_SCREEN: DocumentScreenKind<Writedown> = {
  kind: WRITEDOWN,
  plural: 'Writedowns',
  listPath: WRITEDOWNS,
  create: 'createWritedown',
  newLine: {},
  shownOf: ({ costPrice, sellingPrice }) => ({ unitCost: costPrice, sellingPrice }),
  lineKey: ['itemID'],
  headerOf: (stored) => ({ reason: stored?.reason ?? '', remarks: stored?.remarks ?? '' }),
  headerLabels: { reason: 'Reason', remarks: 'Remarks' },
  headerText: (_name, value) => value,
  check: (content) => checkWritedown(draftOf(content)),
  HeaderFields: WritedownFields,
  planOf: () => undefined,
  figures: MARGIN_FIGURES,
  Aside: lazy(async () => ({ default: (await import('./WritedownEffects.tsx')).WritedownEffects })),
  questions: {
    sendBack: { effect: 'It becomes a draft again. Costs stay as they are.' },
    cancel: {
      effect: "No cost changes, and it can't be edited again. It stays in the list as canceled.",
      confirm: 'Cancel writedown',
      isDanger: true,
    },
    reverse: {
      effect: 'Each item gets back the cost it had before.',
      confirm: 'Reverse writedown',
      isDanger: true,
    },
  },
  ...WRITEDOWN_ATOMS.screen,
  saveAtom: atom(null, (_get, set, { stored, ...content }: DocumentSave, headers?: RequestHeaders) => {
    const save = { number: stored?.number, version: stored?.version ?? 0, body: draftOf(content) }
    return set(WRITEDOWN_ATOMS.saveAtom, save, headers)
  }),
}
