import { checkCount, COUNT, zeroedItems } from '@greenroom/inventory'
import { countOf } from '@greenroom/ui'
import { atom } from 'jotai'
import { lazy } from 'react'
import type { RequestHeaders } from '#api/api.ts'
import type { DocumentContent, DocumentSave, DocumentScreenKind } from '#documents/document-screen.ts'
import { CountFields } from './CountFields.tsx'
import { type Count, COUNT_ATOMS } from './counts.atoms.ts'
import { OpenSheet } from './OpenSheet.tsx'
import { COUNTS } from './paths.ts'

const HEADER = ['place', 'expected', 'uncounted', 'sections', 'remarks'] as const
const INITIAL: Readonly<Record<string, string>> = { expected: 'SHOWN', uncounted: 'KEEP' }

function draftOf({ header, lines }: DocumentContent) {
  const fields = Object.fromEntries(HEADER.map((name) => [name, header[name]?.trim() || null]))
  return { ...fields, lines: lines.map(({ lineID, itemID = null, recount = null }) => ({ lineID, itemID, recount })) }
}

export const COUNT_SCREEN: DocumentScreenKind<Count> = {
  kind: COUNT,
  plural: 'Counts',
  listPath: COUNTS,
  create: 'createCount',
  newLine: {},
  placeOf: ({ place = '' }) => place,
  shownOf: () => ({}),
  lineKey: ['itemID'],
  headerOf: (stored) =>
    Object.fromEntries(
      [...HEADER, 'placeName' as const].map((name) => [name, (stored ? stored[name] : INITIAL[name]) ?? '']),
    ),
  headerLabels: {
    place: 'Location',
    expected: 'Expected quantities',
    uncounted: 'Items not counted',
    sections: 'Sections',
    remarks: 'Remarks',
  },
  headerText: (_name, value) => value,
  check: (content) => checkCount(draftOf(content)),
  HeaderFields: CountFields,
  planOf: () => undefined,
  warningOf: (rows, state) => {
    const left = state === 'REVIEW' ? rows.filter(({ cells }) => cells['counted'] === '') : []
    if (left.length === 0) return undefined
    return left.some(({ cells }) => cells['difference'] !== '')
      ? `${countOf(left.length, 'item was not counted and becomes', 'items were not counted and become')} 0.`
      : `${countOf(left.length, 'item was', 'items were')} not counted.`
  },
  asksIfWarned: ['approve'],
  widths: {
    itemID: { width: 132 },
    onHand: { width: 84, phoneWidth: 72 },
    counted: { width: 80, phoneWidth: 68 },
    difference: { phoneWidth: 80 },
    onHandNow: { width: 116, phoneWidth: 72 },
    unitCost: { width: 84 },
    recount: { width: 108, phoneWidth: 88 },
  },
  LinesTool: lazy(async () => ({ default: (await import('./CountTool.tsx')).CountTool })),
  Begin: OpenSheet,
  Aside: lazy(async () => ({ default: (await import('./CountProgress.tsx')).CountProgress })),
  questions: {
    goOn: { effect: 'What was counted is kept. The differences are found again when counting is finished.' },
    recount: { effect: 'What was counted of the marked lines no longer counts.' },
    post: {
      effect: 'Stock on hand changes by the differences.',
      toType: ({ placeName, lines }) => (zeroedItems({ lines }).length > 0 ? (placeName ?? undefined) : undefined),
    },
    reopen: { effect: 'It has to be approved again.' },
    void: {
      effect: "No stock changes, and it can't be edited again. It stays in the list as voided.",
      confirm: 'Void count',
      isDanger: true,
    },
  },
  ...COUNT_ATOMS.screen,
  saveAtom: atom(null, (_get, set, { stored, ...content }: DocumentSave, headers?: RequestHeaders) => {
    const save = { number: stored?.number, version: stored?.version ?? 0, body: draftOf(content) }
    return set(COUNT_ATOMS.saveAtom, save, headers)
  }),
}
