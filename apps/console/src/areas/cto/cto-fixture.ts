import type { Answers } from '#data/answering-fixture.ts'
import type { Component, ComponentSet, CtoItem, StoredGroup, StoredRestriction } from './cto.atoms.ts'

/** The server's records in the stories and tests of the screen. */
const CHANGED = { version: 2, updatedBy: 'bea', updatedAt: '2026-01-02T03:04:05Z' }

export const jersey: CtoItem = {
  itemID: 'JERSEY',
  name: 'Touring jersey',
  itemStatus: 'Active',
  ctoType: 'CTO',
  costPrice: 24,
  sellingPrice: 79,
  qoh: 20,
  groupIDs: ['NAME', 'PATCH'],
  allowances: 1,
}

export const nameGroup: StoredGroup = {
  id: 'NAME',
  name: 'Back name',
  type: 'TEXT',
  minLength: 1,
  maxLength: 12,
  characters: '',
  componentSetIDs: ['LW'],
  picks: [],
  maxPicks: 1,
  priceRule: 'FLAT',
  sellingPrice: 5,
  place: 'BACK_TOP',
  required: true,
  rules: [],
  status: 'Active',
  items: 1,
  ...CHANGED,
}

export const patchGroup: StoredGroup = {
  ...nameGroup,
  id: 'PATCH',
  name: 'Sleeve patch',
  type: 'PICK',
  componentSetIDs: [],
  picks: ['P-TOUR', 'P-FEST'],
  priceRule: 'PER_COMPONENT',
  sellingPrice: 2,
  place: 'SLEEVE_LEFT',
  required: false,
  rules: [{ kind: 'REQUIRES', pick: 'P-TOUR', groupID: 'NAME', otherPick: null }],
  items: 0,
}

export const whiteLetters: ComponentSet = {
  id: 'LW',
  name: 'White letter',
  kind: 'LETTERS',
  vendorCode: 'INK',
  styleID: 'BLOCK',
  colorID: 'WHT',
  printerCategoryID: 'PRESS',
}

const patch: Component = {
  itemID: 'P-TOUR',
  name: 'World Tour patch',
  kind: 'PATCH',
  status: 'Active',
  itemStatus: 'Active',
  costPrice: 1.35,
  sellingPrice: 8,
  qoh: 49,
  groups: 1,
}

export const parts: Component[] = [
  patch,
  { ...patch, itemID: 'P-FEST', name: 'Festival patch' },
  { ...patch, itemID: 'LW-Q', name: 'White letter Q', kind: 'LETTER', character: 'Q', componentSetID: 'LW', qoh: 1 },
  { ...patch, itemID: 'P-OLD', name: 'Old patch', itemStatus: 'Discontinued', groups: 0 },
]

export const darn: StoredRestriction = {
  kind: 'WORD',
  text: 'DARN',
  alsoReversed: true,
  reason: 'Not on our jerseys',
  status: 'Active',
  items: 0,
  ...CHANGED,
}

export const retired: StoredRestriction = {
  ...darn,
  kind: 'NUMBER',
  text: '27',
  alsoReversed: false,
  reason: 'Retired',
  status: 'Inactive',
  items: 2,
}

export const filled: Answers = {
  'GET /cto/items': () => [jersey],
  'GET /cto/groups': () => [nameGroup, patchGroup],
  'GET /cto/components': () => ({ components: parts, sets: [whiteLetters] }),
  'GET /cto/restrictions': () => [darn, retired],
}
