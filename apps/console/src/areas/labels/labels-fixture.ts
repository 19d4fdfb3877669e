import { dots, type LabelElement, mediaOf, newElement, newTemplate, stockOf, type TextElement } from '@greenroom/labels'
import type { Answers } from '#data/answering-fixture.ts'
import type { Item, Label } from './label.atoms.ts'

/** The server data for the stories and tests of the screens. */
const at = (x: number, y: number) => ({ x: dots(x), y: dots(y) })

const name = { ...newElement('Item Name', 'name', at(16, 8)), width: dots(416), fontSize: dots(24) } as TextElement
const price = { ...newElement('Selling Price', 'price', at(16, 48)), fontSize: dots(48) } as TextElement
const barcode = { ...newElement('Barcode', 'barcode', at(4, 128)), width: dots(440), height: dots(100) } as LabelElement

export const shelf: Label = {
  templateID: 'shelf',
  name: 'Shelf label',
  use: 'SHELF',
  status: 'Active',
  design: {
    ...newTemplate('Shelf label'),
    stock: stockOf(mediaOf('roll-56x30')!, 8),
    elements: [name, price, barcode],
  } as unknown as Label['design'],
  version: 3,
  updatedBy: 'bea',
  updatedAt: '2026-01-02T03:04:05Z',
}

/** The saved versions of the shelf label: the last but one had no price. */
export const VERSIONS = [
  shelf.design,
  { ...shelf.design, elements: [name, barcode] },
  { ...shelf.design, elements: [] },
].map((design, index) => ({ version: 3 - index, design, updatedBy: 'bea', updatedAt: '2026-01-02T03:04:05Z' }))

const tag: Label = { ...shelf, templateID: 'tag', name: 'Old tag', use: 'HANG_TAG', status: 'Inactive' }

const item: Item = {
  itemID: 'TEE-BLK-L',
  upc: '012345678905',
  name: 'World Tour T-shirt',
  sellingPrice: 35,
  type: 1,
  itemStatus: 'Active',
  reportingMode: 'ALL',
  version: 1,
  updatedAt: '2026-01-02T03:04:05Z',
}

export const ITEMS: readonly Item[] = [
  item,
  { ...item, itemID: 'CAP', upc: '012345678906', name: 'Cap' },
  {
    ...item,
    itemID: 'HOODIE',
    upc: '4006381333931',
    name: 'Heavyweight hoodie of the farewell tour',
    sellingPrice: 85,
  },
]

const page = (data: readonly object[]) => ({ data, nextCursor: null, total: { count: data.length, capped: false } })

export function showing(data: readonly Label[] = [shelf, tag]): Answers {
  return {
    'GET /labels/templates': () => page(data),
    'GET /labels/templates/shelf': () => shelf,
    'GET /labels/templates/shelf/versions': () => page(VERSIONS),
    'GET /labels/settings': () => ({
      cardPriceSource: 'NONE',
      cardPricePercent: 0,
      version: 0,
      updatedBy: '',
      updatedAt: null,
    }),
    'GET /items': () => page(ITEMS),
    'GET /configs/common/account': () => [],
  }
}
