import type { Attachment, OptionGroup, Restriction } from '@greenroom/cto'
import type { DemoItem } from '#areas/items/demo/catalog.ts'

/** Of what the letters and numbers are made. */
const MATERIAL = { vendorCode: 'INKWELL', styleID: 'LOGO', colorID: 'WHT', printerCategoryID: 'CUSTOM' }

export const SETS = [
  { id: 'LW', name: 'White letter', kind: 'LETTERS', ...MATERIAL, costPrice: 0.4, sellingPrice: 1.5 },
  { id: 'NW', name: 'White number', kind: 'NUMBERS', ...MATERIAL, costPrice: 0.9, sellingPrice: 4 },
] as const

/** [item ID, name, kind, cost, price]. */
export const CUSTOM = [
  ['PATCH-TOUR', 'World Tour patch', 'PATCH', 1.35, 8],
  ['PATCH-FEST', 'Festival Season patch', 'PATCH', 1.4, 8],
  ['BADGE-CREW', 'Crew badge', 'BADGE', 2.1, 12],
  ['BAR-GOLD', 'Gold name bar', 'NAME_BAR', 3.2, 15],
] as const

export const JERSEY: DemoItem = {
  itemID: 'NLT-JERSEY',
  upc: 'NLT-JERSEY',
  name: 'Northlight Touring jersey',
  ctoType: 'CTO',
  type: 1,
  costPrice: 24,
  sellingPrice: 79,
  uom: { id: 'EA' },
  department: { departmentID: 'APPAREL' },
}

const TEXT = {
  minLength: 1,
  maxLength: 12,
  characters: '',
  componentSetIDs: [],
  picks: [],
  maxPicks: 1,
  priceRule: 'FLAT',
  sellingPrice: 0,
  required: false,
  rules: [],
  status: 'Active',
} as const

export const GROUPS: readonly OptionGroup[] = [
  {
    ...TEXT,
    id: 'NAME',
    name: 'Back name',
    type: 'TEXT',
    characters: `ABCDEFGHIJKLMNOPQRSTUVWXYZ -.'`,
    componentSetIDs: ['LW'],
    place: 'BACK_TOP',
    sellingPrice: 5,
  },
  {
    ...TEXT,
    id: 'NUMBER',
    name: 'Back number',
    type: 'NUMBER',
    maxLength: 2,
    componentSetIDs: ['NW'],
    place: 'BACK_CENTRE',
    rules: [{ kind: 'REQUIRES', groupID: 'NAME' }],
  },
  {
    ...TEXT,
    id: 'PATCHES',
    name: 'Sleeve patches',
    type: 'PICK',
    picks: ['PATCH-TOUR', 'PATCH-FEST'],
    maxPicks: 1,
    place: 'SLEEVE_LEFT',
    priceRule: 'PER_COMPONENT',
    sellingPrice: 2,
  },
  { ...TEXT, id: 'BADGE', name: 'Chest badge', type: 'PICK', picks: ['BADGE-CREW', 'BAR-GOLD'], place: 'CHEST_LEFT' },
]

export const ATTACHMENTS: readonly Attachment[] = GROUPS.map(({ id: groupID }) => ({ groupID }))

/** With the reason that people give. */
export const BLACKLIST: readonly (Restriction & { reason: string })[] = [
  { kind: 'WORD', text: 'DARN', alsoReversed: true, reason: 'Not on our jerseys' },
  { kind: 'WORD', text: 'HECK', alsoReversed: false, reason: 'Not on our jerseys' },
  { kind: 'WORD', text: 'BOO', alsoReversed: false, reason: 'Asked for by the artists' },
  { kind: 'NUMBER', text: '27', alsoReversed: false, reason: 'Retired in memory of the founder' },
  { kind: 'NUMBER', text: '69', alsoReversed: false, reason: 'Not on our jerseys' },
]

/** Letters that are nearly gone, so that one sees what happens. */
export const SCARCE: Readonly<Record<string, number>> = { 'LW-Q': 1, 'LW-X': 0, 'LW-Z': 2 }
