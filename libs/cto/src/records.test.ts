import { expect, test } from 'vitest'
import {
  checkAttachments,
  checkComponentSet,
  checkOptionGroup,
  componentsOf,
  isBuildToOrder,
  type OptionGroup,
} from './index.ts'

const GROUP: OptionGroup = {
  id: 'NAME',
  name: 'Back name',
  type: 'TEXT',
  minLength: 1,
  maxLength: 12,
  characters: '',
  componentSetIDs: [],
  picks: [],
  maxPicks: 1,
  priceRule: 'FLAT',
  sellingPrice: 5,
  place: 'BACK_TOP',
  required: false,
  rules: [],
  status: 'Active',
}
const SET = {
  id: 'WHITE',
  name: 'White',
  kind: 'LETTERS',
  vendorCode: 'INK',
  styleID: 'BLOCK',
  colorID: 'WHT',
  printerCategoryID: 'PRESS',
} as const
const PICK: OptionGroup = { ...GROUP, type: 'PICK', picks: ['CUP', 'LEAGUE'] }

const issues = (more: Partial<OptionGroup>, group = GROUP) =>
  checkOptionGroup({ ...group, ...more }, `#'"&?`).map(({ field, code }) => `${field} ${code}`)

test('B1 recognizes a build-to-order item by a ctoType that is neither empty nor ITEM', () => {
  expect(['CTO', 'JERSEY', 'ITEM', '', null, undefined].map((ctoType) => isBuildToOrder({ ctoType }))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

test('G1 requires an ID and a name', () => {
  expect(issues({})).toEqual([])
  expect(issues({ id: ' ', name: '' })).toEqual(['id required', 'name required'])
  expect(issues({ id: 'x'.repeat(14), name: 'x'.repeat(49) })).toEqual(['id tooLong', 'name tooLong'])
  expect(issues({ id: 'A&B', name: ' Name' })).toEqual(['id restricted', 'name outerSpace'])
})

test('G2 limits the length of text and the number of allowed characters', () => {
  expect(issues({ minLength: 0 })).toEqual(['minLength outOfRange'])
  expect(issues({ maxLength: 41 })).toEqual(['maxLength outOfRange'])
  expect(issues({ minLength: 40, maxLength: 40, characters: 'x'.repeat(100) })).toEqual([])
  expect(issues({ minLength: 3, maxLength: 2 })).toEqual(['maxLength outOfRange'])
  expect(issues({ characters: 'x'.repeat(101) })).toEqual(['characters tooLong'])
  expect(issues({ minLength: 0 }, PICK)).toEqual([])
})

test('G3 requires a pick group to offer each component once', () => {
  expect(issues({}, PICK)).toEqual([])
  expect(issues({ picks: [] }, PICK)).toEqual(['picks required'])
  expect(issues({ picks: ['CUP', 'CUP'] }, PICK)).toEqual(['picks duplicate'])
  expect(issues({ maxPicks: 0 }, PICK)).toEqual(['maxPicks outOfRange'])
  expect(issues({ maxPicks: 21 }, PICK)).toEqual(['maxPicks outOfRange'])
  expect(issues({ maxPicks: 0 })).toEqual([])
})

test('G4 requires an amount as price', () => {
  expect(issues({ sellingPrice: -1 })).toEqual(['sellingPrice outOfRange'])
  expect(issues({ sellingPrice: 0.00001 })).toEqual(['sellingPrice outOfRange'])
  expect(issues({ sellingPrice: undefined })).toEqual([])
  const amounts = checkComponentSet({ ...SET, costPrice: 'x', sellingPrice: -1 }, '')
  expect(amounts.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'costPrice: Cost price is an amount of 0 or more with at most 4 decimals.',
    'sellingPrice: Selling price is an amount of 0 or more with at most 4 decimals.',
  ])
  expect(checkComponentSet({ ...SET, costPrice: 0, sellingPrice: 1.5 }, '')).toEqual([])
  const inYen = checkComponentSet({ ...SET, costPrice: 0.5, sellingPrice: 1.5 }, '', 0)
  expect(inYen.map(({ message }) => message)).toEqual(['Selling price is an amount of 0 or more without decimals.'])
  expect(checkOptionGroup({ ...GROUP, sellingPrice: 1.255 }, '', 2)).toMatchObject([{ field: 'sellingPrice' }])
  expect(checkComponentSet(SET, '')).toEqual([])
})

test('G5 accepts a rule about another group or two picks', () => {
  const rule = { kind: 'REQUIRES' as const, groupID: 'NUMBER' }
  expect(issues({ rules: [rule] })).toEqual([])
  expect(issues({ rules: [{ ...rule, groupID: 'NAME' }] })).toEqual(['rules.0 self'])
  const within = { ...rule, groupID: 'NAME', pick: 'CUP' }
  expect(issues({ rules: [within] }, PICK)).toEqual(['rules.0 self'])
  expect(issues({ rules: [{ ...within, otherPick: 'CUP' }] }, PICK)).toEqual(['rules.0 self'])
  expect(issues({ rules: [{ ...within, otherPick: 'LEAGUE' }] }, PICK)).toEqual([])
  expect(issues({ rules: [rule, { ...rule, pick: 'OLD' }] }, PICK)).toEqual(['rules.1 notOffered'])
  expect(issues({ rules: [{ ...rule, groupID: '' }] })).toEqual(['rules.0 required'])
})

test('G1 G2 G3 G4 G5 word the problems of a group', () => {
  const words = (more: Partial<OptionGroup>, group = GROUP) =>
    checkOptionGroup({ ...group, ...more }, `#'"&?`).map(({ message }) => message)
  expect(words({ id: '', name: 'x'.repeat(49) })).toEqual([
    'ID is required.',
    'Name is longer than 48 characters (49).',
  ])
  expect(words({ id: ' A&B?' })).toEqual(['ID may not contain & ?', 'ID has a space at the start or the end.'])
  expect(words({ id: 'A,B' })).toEqual(['ID may not contain commas.'])
  expect(words({ minLength: 0, maxLength: 41, characters: 'x'.repeat(101) })).toEqual([
    'Shortest is a whole number from 1 to 40.',
    'Longest is a whole number from 1 to 40.',
    'Allowed characters are more than 100 (101).',
  ])
  expect(words({ minLength: 3, maxLength: 2 })).toEqual(['Longest is below shortest.'])
  expect(words({ picks: [], maxPicks: 0 }, PICK)).toEqual([
    'Choose the components to pick from.',
    'Most picks is a whole number from 1 to 20.',
  ])
  expect(words({ picks: ['CUP', 'CUP'] }, PICK)).toEqual(['CUP is offered twice.'])
  expect(words({ sellingPrice: -1 })).toEqual(['Price is an amount of 0 or more with at most 4 decimals.'])
  const rule = { kind: 'REQUIRES' as const, groupID: 'NUMBER' }
  const rules = [
    { ...rule, groupID: '' },
    { ...rule, groupID: 'NAME' },
    { ...rule, pick: 'OLD' },
  ]
  expect(words({ rules }, PICK)).toEqual([
    'Choose the option group that the rule is about.',
    'A rule within a group is about two different picks.',
    'OLD is not among the components to pick from.',
  ])
})

test("G6 validates the item's overrides like the group", () => {
  const check = (...attachments: object[]) =>
    checkAttachments(attachments as never, [], [{ ...GROUP, minLength: 3 }]).map(
      ({ field, code }) => `${field} ${code}`,
    )
  expect(check({ groupID: 'NAME', maxLength: 3, sellingPrice: 0 })).toEqual([])
  expect(check({ groupID: 'NAME', maxLength: null, sellingPrice: null })).toEqual([])
  expect(checkAttachments([{ groupID: 'NAME', sellingPrice: 0.5 }] as never, [], [GROUP], 0)).toHaveLength(1)
  expect(check({ groupID: 'NAME', maxLength: 2, sellingPrice: -1 })).toEqual([
    'attachments.0.maxLength outOfRange',
    'attachments.0.sellingPrice outOfRange',
  ])
  expect(check({ groupID: 'NAME' }, { groupID: 'NAME' }, { groupID: 'GONE' })).toEqual([
    'attachments.1.groupID duplicate',
    'attachments.2.groupID unknown',
  ])
  const words = checkAttachments(
    [{ groupID: 'NAME', maxLength: 41, sellingPrice: -1 }, { groupID: 'NAME' }, { groupID: 'GONE' }],
    [],
    [GROUP],
  )
  expect(words.map(({ message }) => message)).toEqual([
    'Longest is a whole number from 1 to 40.',
    'Price is an amount of 0 or more with at most 4 decimals.',
    'NAME is there twice.',
    'There is no active option group GONE.',
  ])
})

test('W4 requires a reason for an allowance', () => {
  const check = (reason: string) =>
    checkAttachments([], [{ kind: 'WORD', text: 'darn', reason }], []).map(
      ({ field, code, message }) => `${field} ${code}: ${message}`,
    )
  expect(check('A family name')).toEqual([])
  expect(check(' ')).toEqual(['allowances.0.reason required: Say why darn is allowed.'])
  expect(check('x'.repeat(101))).toEqual(['allowances.0.reason tooLong: Reason is longer than 100 characters (101).'])
})

test('C1 requires vendor, style, color and printer category of a set', () => {
  const left = { ...SET, vendorCode: '', styleID: ' ', colorID: '', printerCategoryID: '' }
  expect(checkComponentSet(left, '').map(({ field, code, message }) => `${field} ${code}: ${message}`)).toEqual([
    'vendorCode required: Vendor is required.',
    'styleID required: Style is required.',
    'colorID required: Color is required.',
    'printerCategoryID required: Printer category is required.',
  ])
})

test('C1 makes 26 letters or 10 numbers under the ID and name of the set', () => {
  const letters = componentsOf({ id: 'WHITE', name: 'White letter', kind: 'LETTERS' })
  expect(letters).toHaveLength(26)
  expect(letters[0]).toEqual({ itemID: 'WHITE-A', name: 'White letter A', kind: 'LETTER', character: 'A' })
  expect(letters.at(-1)?.character).toBe('Z')
  const numbers = componentsOf({ id: 'WHITE', name: 'White', kind: 'NUMBERS' })
  expect(numbers.map(({ itemID }) => itemID).join()).toBe(
    'WHITE-0,WHITE-1,WHITE-2,WHITE-3,WHITE-4,WHITE-5,WHITE-6,WHITE-7,WHITE-8,WHITE-9',
  )
})
