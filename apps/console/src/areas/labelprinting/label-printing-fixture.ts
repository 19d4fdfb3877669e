import { dots, layOutLabel, newElement, newTemplate, toSvg } from '@greenroom/labels'
import { grantsOf } from '@greenroom/permissions'
import type { Answers } from '#data/answering-fixture.ts'

const barcode = { ...newElement('Barcode', 'barcode', { x: dots(8), y: dots(60) }), width: dots(400) }
const name = { ...newElement('Item Name', 'name', { x: dots(8), y: dots(8) }), width: dots(400) }
const design = { ...newTemplate('Shelf label'), elements: [name, barcode] }

export const TEMPLATE = {
  templateID: 'T1',
  name: 'Shelf label',
  use: 'SHELF',
  status: 'Active',
  design,
  version: 2,
  updatedBy: 'ada',
  updatedAt: '2026-01-02T03:04:05Z',
}

export const PRINTER = {
  printerID: 'P1',
  name: 'Stand 12',
  model: 'ZD421',
  dpi: 203,
  address: '192.168.4.20',
  port: 9100,
  darkness: 0,
  offsetX: 0,
  offsetY: 0,
  version: 3,
  updatedBy: 'ada',
  updatedAt: '2026-01-02T03:04:05Z',
}

/** Hang tags for variants, shelf labels for everything, and an inactive one at the warehouse. */
export const DEFAULTS = [
  {
    labelDefaultID: 'D1',
    templateID: 'T2',
    templateName: 'Hang tag',
    use: 'HANG_TAG',
    isInactive: false,
    printerID: 'P1',
    printerName: 'Stand 12',
    itemType: 6,
    location: null,
    locationName: null,
    version: 1,
    updatedBy: 'ada',
    updatedAt: '2026-01-02T03:04:05Z',
  },
  {
    labelDefaultID: 'D2',
    templateID: 'T1',
    templateName: 'Shelf label',
    use: 'SHELF',
    isInactive: false,
    printerID: null,
    printerName: null,
    itemType: null,
    location: null,
    locationName: null,
    version: 1,
    updatedBy: 'ada',
    updatedAt: '2026-01-02T03:04:05Z',
  },
  {
    labelDefaultID: 'D3',
    templateID: 'T3',
    templateName: 'Old box label',
    use: 'BOX',
    isInactive: true,
    printerID: 'P1',
    printerName: 'Stand 12',
    itemType: null,
    location: 'WAREHOUSE/WH-RIVER',
    locationName: 'River warehouse',
    version: 4,
    updatedBy: 'ada',
    updatedAt: '2026-01-02T03:04:05Z',
  },
]

/** For hang tags. */
export const TAG = { ...TEMPLATE, templateID: 'T2', name: 'Hang tag', use: 'HANG_TAG' }

export const JOB = {
  labelJobID: 'J1',
  templateID: 'T1',
  templateName: 'Shelf label',
  state: 'DONE',
  labels: 60,
  items: 3,
  printed: 60,
  sheet: 'ROLL',
  start: { row: 0, column: 0 },
  source: { kind: 'DOCUMENT', id: 'PO-000012' },
  sentAgain: [] as number[],
  withheld: [] as string[],
  printerID: 'P1',
  printerName: 'Stand 12',
  createdBy: 'ada',
  createdAt: '2026-01-02T03:04:05Z',
  finishedAt: '2026-01-02T03:05:05Z',
}

export const LINES = [
  { line: 0, itemID: 'TS-RED-M', name: 'Tour shirt red M', first: 1, copies: 20 },
  { line: 1, itemID: 'TS-RED-L', name: 'Tour shirt red L', first: 21, copies: 20 },
  { line: 2, itemID: 'MUG', name: 'Mug', first: 41, copies: 20 },
]

export const CHECK = {
  items: 3,
  labels: 3,
  goodItems: 3,
  goodLabels: 3,
  pages: 3,
  unknown: [] as string[],
  unknownCount: 0,
  issues: [] as object[],
}

export const FAULTY_CHECK = {
  ...CHECK,
  goodItems: 2,
  goodLabels: 2,
  unknown: ['NOBODY'],
  unknownCount: 1,
  issues: [
    {
      code: 'nothingToScan',
      severity: 'error',
      elementID: 'barcode',
      element: 'Barcode of UPC',
      message: 'UPC is empty: there is nothing to scan.',
      items: ['MUG'],
      count: 1,
    },
    {
      code: 'textTruncated',
      severity: 'warning',
      elementID: 'name',
      element: 'Item Name',
      message: '4 characters do not fit into 150 dots.',
      items: ['TS-RED-M', 'TS-RED-L'],
      count: 2,
    },
  ],
}

/** What every screen of the area asks for. */
export const ANSWERS: Answers = {
  'GET /labels/templates': () => ({ data: [TEMPLATE], nextCursor: null, total: { count: 1, capped: false } }),
  'GET /printers': () => [PRINTER],
  'GET /label-defaults': () => ({ data: [], nextCursor: null }),
  'GET /label-jobs/J1': () => JOB,
  'GET /label-jobs/J1/lines': () => ({ data: LINES, nextCursor: null }),
  'GET /label-jobs/J1/image': () => new Response(labelImage(), { headers: { 'content-type': 'image/svg+xml' } }),
}

function labelImage(): string {
  const item = { itemID: 'TS-RED-M', name: 'Tour shirt red M', upc: '012345678905' }
  return toSvg(layOutLabel(design, item, { locale: 'en-US', currency: 'USD', grants: grantsOf([]) }))
}
