import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  attachedGroups,
  type Component,
  configure,
  type OptionGroup,
  previewInWords,
  restrictionsBut,
} from './index.ts'

const JERSEY = { itemID: 'JERSEY', name: 'Home jersey', costPrice: 20, sellingPrice: 80 }

const NAME: OptionGroup = {
  id: 'NAME',
  name: 'Back name',
  type: 'TEXT',
  minLength: 2,
  maxLength: 12,
  characters: `ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'. `,
  componentSetIDs: [],
  picks: [],
  maxPicks: 1,
  priceRule: 'FLAT',
  sellingPrice: 0,
  place: 'BACK_TOP',
  required: false,
  rules: [],
  status: 'Active',
}
const NUMBER: OptionGroup = { ...NAME, id: 'NUMBER', name: 'Number', type: 'NUMBER', minLength: 1, maxLength: 2 }
const PATCH: OptionGroup = {
  ...NAME,
  id: 'PATCH',
  name: 'Patches',
  type: 'PICK',
  picks: ['CUP', 'LEAGUE', 'OLD'],
  maxPicks: 2,
  place: 'SLEEVE_LEFT',
}

const part = (itemID: string, more: Partial<Component> = {}): Component => ({
  itemID,
  name: `The ${itemID}`,
  kind: 'PATCH',
  status: 'Active',
  itemStatus: 'Active',
  costPrice: 1.1,
  sellingPrice: 3.3,
  qoh: 5,
  ...more,
})
const letter = (character: string, qoh = 5) =>
  part(`W-${character}`, { name: `White ${character}`, kind: 'LETTER', character, componentSetID: 'W', qoh })

const STOCK = [
  part('CUP'),
  part('LEAGUE'),
  part('OLD', { status: 'Inactive' }),
  ...'AELMNOR'.split('').map((char) => letter(char)),
]
const LETTERED = { ...NAME, componentSetIDs: ['W'] }

const messages = (
  groups: OptionGroup[],
  choices: object,
  stock = STOCK,
  blacklist: Parameters<typeof configure>[4] = [],
) =>
  configure(JERSEY, groups, choices as never, stock, blacklist).issues.map(
    ({ field, message }) => `${field}: ${message}`,
  )

const codes = (...args: Parameters<typeof messages>) => {
  const [groups, choices, stock = STOCK, blacklist = []] = args
  return configure(JERSEY, groups, choices as never, stock, blacklist).issues.map(({ code }) => code)
}

describe('choices', () => {
  test('H1 H2 H3 H4 C3 C4 give each issue its own code', () => {
    const bare = { ...NAME, required: true, rules: [{ kind: 'REQUIRES' as const, groupID: 'NUMBER' }] }
    expect(codes([bare], {})).toEqual(['required'])
    expect(codes([bare, NUMBER], { NAME: { text: '%' } })).toEqual(['tooShort', 'restricted', 'requires'])
    expect(codes([NAME], { NAME: { text: 'abcdefghijklm' } })).toEqual(['tooLong'])
    expect(codes([{ ...PATCH, maxPicks: 1 }], { PATCH: { picks: ['CUP', 'W-A'] } })).toEqual(['tooMany', 'notOffered'])
    const excluding = { ...NAME, rules: [{ kind: 'EXCLUDES' as const, groupID: 'NUMBER' }] }
    expect(codes([excluding, NUMBER], { NAME: { text: 'AL' }, NUMBER: { text: '7' } })).toEqual(['excludes'])
    expect(codes([excluding, NUMBER], { NAME: { text: 'AL' } })).toEqual([])
    expect(codes([LETTERED], { NAME: { text: 'ZA' } })).toEqual(['noComponent'])
    expect(codes([LETTERED], { NAME: { text: 'AA' } }, [letter('A', 1)])).toEqual(['outOfStock'])
    const word = { kind: 'WORD', text: 'al', alsoReversed: false } as const
    const number = { ...word, kind: 'NUMBER', text: '88' } as const
    expect(codes([NAME], { NAME: { text: 'Al 88' } }, STOCK, [word, number])).toEqual(['blockedWord'])
    expect(codes([NUMBER], { NUMBER: { text: '88' } }, STOCK, [{ ...word, text: '88' }, number])).toEqual([
      'restrictedNumber',
    ])
  })

  test('H1 requires a choice in a required group, not just spaces', () => {
    const required = { ...NAME, required: true }
    expect(messages([required], {})).toEqual(['NAME: Back name is required.'])
    expect(messages([required], { NAME: { text: '   ' } })).toEqual(['NAME: Back name is required.'])
    expect(messages([required], { NAME: { text: ' AL ' } })).toEqual([])
    expect(messages([NAME], {})).toEqual([])
    expect(messages([{ ...PATCH, required: true }], { PATCH: { text: 'CUP' } })).toEqual([
      'PATCH: Patches is required.',
    ])
  })

  test('H2 limits text to its length and characters, numbers to digits', () => {
    expect(messages([NAME], { NAME: { text: 'a' } })).toEqual(['NAME: Back name needs at least 2 characters.'])
    expect(messages([NAME], { NAME: { text: 'al' } })).toEqual([])
    expect(messages([NAME], { NAME: { text: 'abcdefghijkl' } })).toEqual([])
    expect(messages([NAME], { NAME: { text: 'abcdefghijklm' } })).toEqual([
      'NAME: Back name takes at most 12 characters (13).',
    ])
    expect(messages([{ ...NAME, characters: 'AL' }], { NAME: { text: 'al al' } })).toEqual([])
    expect(messages([NAME], { NAME: { text: 'a%b%!' } })).toEqual(['NAME: Back name may not contain % !'])
    expect(messages([{ ...NAME, characters: '' }], { NAME: { text: 'a%b' } })).toEqual([])
    expect(messages([NUMBER], { NUMBER: { text: '1O' } })).toEqual(['NUMBER: Number may not contain O'])
    expect(messages([{ ...NUMBER, maxLength: 1 }], { NUMBER: { text: '10' } })).toEqual([
      'NUMBER: Number takes at most 1 character (2).',
    ])
  })

  test('H3 accepts picks that are offered, active and not too many, and counts them once', () => {
    expect(messages([PATCH], { PATCH: { picks: ['CUP', 'CUP', 'LEAGUE'] } })).toEqual([])
    expect(messages([{ ...PATCH, maxPicks: 1 }], { PATCH: { picks: ['CUP', 'LEAGUE'] } })).toEqual([
      'PATCH: Patches takes at most 1 pick.',
    ])
    expect(messages([PATCH], { PATCH: { picks: ['CUP', 'OLD', 'W-A'] } })).toEqual([
      'PATCH: Patches takes at most 2 picks.',
      'PATCH: Patches does not offer The OLD.',
      'PATCH: Patches does not offer White A.',
    ])
    expect(messages([PATCH], { PATCH: { picks: ['NONE'] } })).toEqual(['PATCH: Patches does not offer NONE.'])
  })

  test('H4 lets a choice require or exclude another', () => {
    const needy = { ...NUMBER, rules: [{ kind: 'REQUIRES' as const, groupID: 'NAME' }] }
    expect(messages([NAME, needy], { NUMBER: { text: '7' } })).toEqual(['NUMBER: Number requires Back name.'])
    expect(messages([NAME, needy], { NUMBER: { text: '7' }, NAME: { text: 'AL' } })).toEqual([])
    expect(messages([NAME, needy], {})).toEqual([])
    expect(messages([needy], { NUMBER: { text: '7' } })).toEqual([])
    const picky = {
      ...PATCH,
      rules: [{ kind: 'EXCLUDES' as const, pick: 'CUP', groupID: 'PATCH', otherPick: 'LEAGUE' }],
    }
    expect(messages([picky], { PATCH: { picks: ['CUP', 'LEAGUE'] } })).toEqual(['PATCH: The CUP excludes The LEAGUE.'])
    expect(messages([picky], { PATCH: { picks: ['LEAGUE'] } })).toEqual([])
    expect(messages([picky], { PATCH: { picks: ['CUP', 'LEAGUE'] } }, [])).toContain('PATCH: CUP excludes LEAGUE.')
  })
})

describe('components', () => {
  test('C2 takes components for letters and digits, none for marks and spaces', () => {
    const { lines } = configure(JERSEY, [LETTERED], { NAME: { text: "o'mal-ee" } }, STOCK, [])
    expect(lines.map(({ label, quantity }) => [label, quantity])).toEqual([
      ['Home jersey', 1],
      ['White O', 1],
      ['White M', 1],
      ['White A', 1],
      ['White L', 1],
      ['White E', 2],
    ])
    expect(configure(JERSEY, [NAME], { NAME: { text: 'MOE' } }, STOCK, []).lines).toHaveLength(1)
  })

  test('C3 refuses a letter without an active component, once', () => {
    const stock = [
      ...STOCK,
      { ...letter('Z'), itemStatus: 'Discontinued' as const },
      { ...letter('X'), componentSetID: 'RED' },
    ]
    expect(messages([LETTERED], { NAME: { text: 'ZEX Z' } }, stock)).toEqual([
      'NAME: Back name has no component for Z.',
      'NAME: Back name has no component for X.',
    ])
    expect(messages([LETTERED], { NAME: { text: "A'L-1" } })).toEqual(['NAME: Back name has no component for 1.'])
  })

  test('C4 counts the required quantity over all groups', () => {
    const stock = [letter('E', 1), letter('L', 9), letter('N', 3.9)]
    expect(messages([LETTERED], { NAME: { text: 'elle' } }, stock)).toEqual(['NAME: Back name needs 2 x E, 1 left.'])
    const front = { ...LETTERED, id: 'FRONT', name: 'Front name' }
    expect(messages([LETTERED, front], { NAME: { text: 'LE' }, FRONT: { text: 'EL' } }, stock)).toEqual([
      'FRONT: Front name needs 1 x E, 0 left.',
    ])
    expect(messages([LETTERED], { NAME: { text: 'NNN' } }, stock)).toEqual([])
    expect(messages([LETTERED], { NAME: { text: 'NNNN' } }, stock)).toEqual(['NAME: Back name needs 4 x N, 3 left.'])
    expect(messages([PATCH], { PATCH: { picks: ['CUP'] } }, [part('CUP', { qoh: -2 })])).toEqual([
      'PATCH: Patches needs 1 x The CUP, 0 left.',
    ])
  })
})

describe('price', () => {
  test('P1 derives price and cost from the text', () => {
    const result = configure(
      JERSEY,
      [LETTERED, PATCH],
      { NAME: { text: 'ANNA' }, PATCH: { picks: ['CUP'] } },
      STOCK,
      [],
    )
    expect(result.price).toBe(80 + 5 * 3.3)
    expect(result.cost).toBe(25.5)
    expect(configure(JERSEY, [LETTERED], {}, STOCK, [])).toMatchObject({ price: 80, cost: 20 })
  })

  test('P2 charges once, per character or per component', () => {
    const linesOf = (more: Partial<OptionGroup>, text = 'O N-E') =>
      configure(JERSEY, [{ ...LETTERED, sellingPrice: 0.5, ...more }], { NAME: { text } }, STOCK, []).lines.filter(
        ({ itemID }) => !itemID,
      )
    expect(linesOf({})).toEqual([{ groupID: 'NAME', label: 'Back name', quantity: 1, price: 0.5, cost: 0 }])
    expect(linesOf({ priceRule: 'PER_CHARACTER' })).toMatchObject([
      { label: 'Back name, per character', quantity: 4, price: 2 },
    ])
    expect(linesOf({ priceRule: 'PER_COMPONENT' })).toMatchObject([
      { label: 'Back name, per component', quantity: 3, price: 1.5 },
    ])
    expect(linesOf({ priceRule: 'PER_COMPONENT', componentSetIDs: [] })).toEqual([])
    expect(linesOf({ sellingPrice: 0 })).toEqual([])
    expect(linesOf({}, '')).toEqual([])
  })

  test('P3 hides a sum that contains a hidden amount', () => {
    const { costPrice: _, ...seen } = JERSEY
    const result = configure(seen, [PATCH], { PATCH: { picks: ['CUP'] } }, STOCK, [])
    expect(result.cost).toBeUndefined()
    expect(result.price).toBe(83.3)
    const { sellingPrice: __, ...unpriced } = PATCH
    expect(configure(JERSEY, [unpriced], { PATCH: { picks: ['CUP'] } }, STOCK, []).price).toBeUndefined()
  })

  test('P4 lists each choice with its place in the preview', () => {
    const choices = { NAME: { text: 'Moe' }, PATCH: { picks: ['CUP', 'NONE'] } }
    const { preview } = configure(JERSEY, [NAME, NUMBER, PATCH], choices, STOCK, [])
    expect(preview).toEqual([
      { groupID: 'NAME', name: 'Back name', place: 'BACK_TOP', text: 'MOE' },
      { groupID: 'PATCH', name: 'Patches', place: 'SLEEVE_LEFT', text: 'The CUP, NONE' },
    ])
    expect(previewInWords(JERSEY, preview)).toBe('Home jersey. back, top: MOE. left sleeve: The CUP, NONE.')
    expect(previewInWords(JERSEY, [])).toBe('Home jersey, nothing on it.')
  })
})

test('G6 lets an item make a group required, longer or more expensive, in its own order', () => {
  const attachments = [
    { groupID: 'NUMBER', required: true, maxLength: 3, sellingPrice: 9 },
    { groupID: 'GONE' },
    { groupID: 'PATCH' },
    { groupID: 'NAME' },
  ]
  expect(attachedGroups([NAME, NUMBER, { ...PATCH, status: 'Inactive' }], attachments)).toEqual([
    { ...NUMBER, required: true, maxLength: 3, sellingPrice: 9 },
    NAME,
  ])
  expect(attachedGroups([{ ...NAME, required: true }], [{ groupID: 'NAME', required: false }])[0]?.required).toBe(false)
})

test('W4 accepts what an item allows', () => {
  const word = { kind: 'WORD', text: 'darn', alsoReversed: false } as const
  const number = { kind: 'NUMBER', text: '88', alsoReversed: false } as const
  const choices = { NAME: { text: 'D.4RN' }, NUMBER: { text: '88' } }
  expect(messages([NAME, NUMBER], choices, STOCK, [word, number])).toEqual([
    'NAME: Back name contains the blocked word darn.',
    'NUMBER: Number 88 is restricted.',
  ])
  const left = restrictionsBut([word, number], [{ kind: 'NUMBER', text: '88', reason: 'Signed edition' }])
  expect(messages([NAME, NUMBER], choices, STOCK, left)).toEqual(['NAME: Back name contains the blocked word darn.'])
})

const amounts = fc.integer({ min: 0, max: 9_999_999 }).map((units) => units / 10_000)
const stocks = fc.array(fc.tuple(amounts, amounts, fc.integer({ min: -1, max: 6 })), { minLength: 6, maxLength: 6 })
const texts = fc.string({ unit: fc.constantFrom(...'ABCDE '), maxLength: 12 })
const rules = fc.constantFrom('FLAT', 'PER_CHARACTER', 'PER_COMPONENT')

const propertyOf = (made: [number, number, number][], one: string, other: string, rule: never, charge: number) => {
  const stock = [...'ABCDE'].map((char, index) => {
    const [costPrice, sellingPrice, qoh] = made[index]!
    return { ...letter(char, qoh), costPrice, sellingPrice }
  })
  const [costPrice, sellingPrice] = made[5]!
  const groups = [
    { ...LETTERED, priceRule: rule, sellingPrice: charge },
    { ...LETTERED, id: 'FRONT', priceRule: rule, sellingPrice: charge },
  ]
  const choices = { NAME: { text: one }, FRONT: { text: other } }
  return { stock, result: configure({ ...JERSEY, costPrice, sellingPrice }, groups, choices, stock, []) }
}

const exact = (amounts: (number | undefined)[]) =>
  Number(amounts.reduce((sum, amount) => sum + BigInt(Math.round(amount! * 10_000)), 0n)) / 10_000

test.prop([stocks, texts, texts, rules, amounts])(
  'P1 sums price and cost from their lines for any choices',
  (made, one, other, rule, charge) => {
    const { result } = propertyOf(made, one, other, rule as never, charge)
    expect(result.price).toBe(exact(result.lines.map(({ price }) => price)))
    expect(result.cost).toBe(exact(result.lines.map(({ cost }) => cost)))
  },
)

test.prop([stocks, texts, texts])('C5 never takes more than is on hand', (made, one, other) => {
  const { stock, result } = propertyOf(made, one, other, 'FLAT' as never, 0)
  const short = stock.filter(({ itemID, qoh }) => {
    const needed = result.lines.filter((line) => line.itemID === itemID).reduce((sum, line) => sum + line.quantity, 0)
    return needed > Math.max(qoh, 0)
  })
  expect(result.issues.some(({ code }) => code === 'outOfStock')).toBe(short.length > 0)
})
