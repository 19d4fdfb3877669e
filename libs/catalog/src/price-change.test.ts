import { fc, test } from '@fast-check/vitest'
import { actionsOf, checkKind, type DocumentKind, nextDocument, refuseEdit } from '@greenroom/documents'
import { grantsOf, type NeededLevel } from '@greenroom/permissions'
import { describe, expect } from 'vitest'
import {
  approvalPercent,
  checkPriceChange,
  needsApproval,
  PRICE_CHANGE,
  type PriceChange,
  type PriceChangeContext,
  type PriceChangeLine,
  type PriceChangeState,
  readPriceChangeLine,
  priceChangePercent,
} from './index.ts'

const NOW = 1_795_000_000_000
const KEYS = ['CATALOG_PRODUCT', 'CATALOG_PRODUCT_COST', 'CATALOG_PRODUCT_PRICE'].concat([
  'CATALOG_PRICE_CHANGE',
  'CATALOG_PRICE_CHANGE_APPROVAL',
])
const grants = (levels: Record<string, NeededLevel> = {}) =>
  grantsOf(KEYS.map((key) => ({ key, access: [levels[key] ?? 'DELETE'] })))
const as = (user: string, more: Partial<PriceChangeContext> = {}): PriceChangeContext => ({
  user,
  grants: grants(),
  now: NOW,
  approvalPercent: 20,
  ...more,
})
const job = as('job', { isSystem: true, grants: grantsOf([]) })

const LINE: PriceChangeLine = { itemID: 'TS-1', field: 'sellingPrice', was: 30, price: 33 }
const DRAFT: PriceChange = { state: 'DRAFT', authors: ['ada'], lines: [LINE] }
const at = (state: PriceChangeState, more: Partial<PriceChange> = {}): PriceChange => ({ ...DRAFT, state, ...more })
const next = (document: PriceChange, action: string, who = as('ada'), remark = 'Because') =>
  nextDocument(PRICE_CHANGE, document, { action, remark }, who)

describe('the kind', () => {
  test('Q1 has a complete definition', () => {
    const kind: DocumentKind = PRICE_CHANGE
    expect(checkKind(kind)).toEqual([])
  })

  test('Q1 moves from draft to undone, with approval', () => {
    const large = { ...DRAFT, lines: [{ ...LINE, price: 60 }] }
    const submitted = next(large, 'submit')
    expect([submitted.document?.state, submitted.effect]).toEqual(['SUBMITTED', undefined])
    expect(next(submitted.document!, 'approve').rejection?.code).toBe('ownWork')
    const approved = next(submitted.document!, 'approve', as('bob'))
    expect([approved.document?.state, approved.effect]).toEqual(['APPROVED', 'schedulePrices'])
    const applied = next(approved.document!, 'apply', job)
    expect([applied.document?.state, applied.effect]).toEqual(['APPLIED', 'applyPrices'])
    const undone = next(applied.document!, 'undo')
    expect([undone.document?.state, undone.effect]).toEqual(['UNDONE', 'undoPrices'])
  })

  test('Q1 sends back, cancels and retries', () => {
    const walked = (state: PriceChangeState, action: string, who = as('ada')) => {
      const { document, effect } = next(at(state), action, who)
      return [document?.state, effect]
    }
    expect(walked('SUBMITTED', 'sendBack', as('bob'))).toEqual(['DRAFT', undefined])
    expect(walked('SUBMITTED', 'reopen')).toEqual(['DRAFT', 'unschedulePrices'])
    expect(walked('APPROVED', 'reopen')).toEqual(['DRAFT', 'unschedulePrices'])
    expect(walked('APPROVED', 'fail', job)).toEqual(['FAILED', undefined])
    expect(walked('FAILED', 'reopen')).toEqual(['DRAFT', 'unschedulePrices'])
    expect(walked('FAILED', 'retry')).toEqual(['APPROVED', 'schedulePrices'])
    for (const state of ['DRAFT', 'SUBMITTED', 'APPROVED', 'FAILED'] as const) {
      expect(walked(state, 'cancel')).toEqual(['CANCELED', 'unschedulePrices'])
    }
    expect(next(at('SUBMITTED'), 'sendBack', as('bob'), '').rejection?.code).toBe('remark')
    expect(next(at('SUBMITTED'), 'sendBack').rejection?.code).toBe('ownWork')
    expect(next(at('APPROVED'), 'fail', job, '').rejection?.code).toBe('remark')
    expect(next(at('APPROVED'), 'apply').rejection?.code).toBe('system')
    expect(next(at('APPROVED'), 'fail').rejection?.code).toBe('system')
  })

  test.each([
    ['DRAFT', ['Submit', 'Cancel']],
    ['SUBMITTED', ['Approve', 'Send back', 'Edit again', 'Cancel']],
    ['APPROVED', ['Edit again', 'Cancel']],
    ['APPLIED', ['Undo']],
    ['FAILED', ['Try again', 'Edit again', 'Cancel']],
    ['UNDONE', []],
    ['PARTLY_UNDONE', []],
    ['CANCELED', []],
  ] as const)('Q1 %s offers %j', (state, labels) => {
    const actions = actionsOf(PRICE_CHANGE, at(state), as('bob'))
    expect(actions.map(({ label }) => label)).toEqual(labels)
    expect(actions.flatMap(({ disabledReason }) => disabledReason ?? [])).toEqual([])
    expect(actions.filter(({ isPrimary }) => isPrimary).length).toBe(
      ['APPROVED', 'APPLIED'].includes(state) ? 0 : Math.min(labels.length, 1),
    )
    const refusal = refuseEdit(PRICE_CHANGE, at(state), as('bob'))
    expect(refusal?.code).toBe(state === 'DRAFT' ? undefined : 'wrongState')
  })

  test('Q3 requires an effective time in the future, and the job waits for it', () => {
    const passed = 'The effective time has passed. Choose a later one, or clear it to apply at once.'
    expect(next({ ...DRAFT, effectiveAt: NOW }, 'submit').rejection).toMatchObject({
      code: 'guard',
      guard: 'timeIsAhead',
      message: passed,
      issues: [{ field: 'effectiveAt', code: 'timeIsAhead', message: passed }],
    })
    expect(next({ ...DRAFT, effectiveAt: NOW + 1 }, 'submit').document?.state).toBe('APPROVED')
    expect(next({ ...DRAFT, effectiveAt: null }, 'submit').document?.state).toBe('APPROVED')
    expect(next(at('SUBMITTED', { effectiveAt: NOW }), 'approve', as('bob')).rejection?.message).toBe(passed)
    expect(next(at('APPROVED', { effectiveAt: NOW + 1 }), 'apply', job).rejection).toMatchObject({
      guard: 'timeHasCome',
      message: 'The effective time is still ahead.',
    })
    expect(next(at('APPROVED', { effectiveAt: NOW }), 'apply', job).document?.state).toBe('APPLIED')
  })

  test.each([
    ['submit', 'DRAFT', 'CATALOG_PRICE_CHANGE', 'WRITE'],
    ['submit', 'DRAFT', 'CATALOG_PRODUCT', 'WRITE'],
    ['approve', 'SUBMITTED', 'CATALOG_PRICE_CHANGE_APPROVAL', 'WRITE'],
    ['sendBack', 'SUBMITTED', 'CATALOG_PRICE_CHANGE_APPROVAL', 'WRITE'],
    ['reopen', 'SUBMITTED', 'CATALOG_PRICE_CHANGE', 'WRITE'],
    ['retry', 'FAILED', 'CATALOG_PRICE_CHANGE', 'WRITE'],
    ['retry', 'FAILED', 'CATALOG_PRODUCT', 'WRITE'],
    ['cancel', 'APPROVED', 'CATALOG_PRICE_CHANGE', 'DELETE'],
    ['undo', 'APPLIED', 'CATALOG_PRICE_CHANGE', 'WRITE'],
    ['undo', 'APPLIED', 'CATALOG_PRODUCT', 'WRITE'],
  ] as const)('Q4 to %s a price change that is %s takes %s %s', (action, state, key, level) => {
    const less = level === 'DELETE' ? 'WRITE' : 'READ'
    const refused = next(at(state), action, as('bob', { grants: grants({ [key]: less }) })).rejection
    expect(refused).toMatchObject({ code: 'denied', message: expect.stringContaining(`needs ${level} access`) })
    expect(refused?.message).toContain(`(${key})`)
    expect(next(at(state), action, as('bob', { grants: grants({ [key]: level }) })).rejection).toBeUndefined()
  })

  test('Q4 to cancel a draft of their own takes users WRITE', () => {
    const writer = as('ada', { grants: grants({ CATALOG_PRICE_CHANGE: 'WRITE' }) })
    expect(next(DRAFT, 'cancel', writer).document?.state).toBe('CANCELED')
    expect(next({ ...DRAFT, authors: ['bob', 'ada'] }, 'cancel', writer).rejection?.code).toBe('denied')
    expect(next(at('FAILED'), 'cancel', writer).rejection?.code).toBe('denied')
  })

  test.each([
    ['costPrice', 'CATALOG_PRODUCT_COST'],
    ['sellingPrice', 'CATALOG_PRODUCT_PRICE'],
  ] as const)('Q7 to undo a change of %s takes WRITE access to it', (field, key) => {
    const applied = at('APPLIED', {
      lines: [
        { ...LINE, field: 'msrp' },
        { ...LINE, field },
      ],
    })
    const refusal = (level: NeededLevel) => {
      const who = as('bob', { grants: grants({ [key]: level }) })
      const { rejection } = next(applied, 'undo', who)
      expect(actionsOf(PRICE_CHANGE, applied, who)[0]?.disabledReason).toBe(rejection?.message)
      return rejection?.message
    }
    expect(refusal('READ')).toMatch(new RegExp(`^This needs WRITE access to .* \\(${key}\\)\\.$`))
    expect(refusal('WRITE')).toBeUndefined()
  })

  test('Q4 sets the permissions to see and to create one', () => {
    expect(PRICE_CHANGE.toRead).toEqual([
      { feature: 'CATALOG_PRICE_CHANGE', level: 'READ' },
      { feature: 'CATALOG_PRODUCT', level: 'READ' },
    ])
    const reader = as('bob', { grants: grants({ CATALOG_PRICE_CHANGE: 'READ' }) })
    expect(refuseEdit(PRICE_CHANGE, DRAFT, reader)?.code).toBe('denied')
  })

  describe('undo', () => {
    const undo = (possible: number, ...changedSince: string[]) => {
      const who = as('bob', { undo: { possible, changedSince } })
      const [action] = actionsOf(PRICE_CHANGE, at('APPLIED'), who)
      return { ...next(at('APPLIED'), 'undo', who), action }
    }

    test('Q5 gives all items back their prices', () => {
      const { document, event, effect, action } = undo(2)
      expect([document?.state, effect, action?.to, action?.outcome]).toEqual([
        'UNDONE',
        'undoPrices',
        'UNDONE',
        undefined,
      ])
      expect(event).not.toHaveProperty('note')
      expect(next(at('APPROVED'), 'undo').rejection?.code).toBe('wrongState')
    })

    test('Q5 leaves out items that have changed since, and names them', () => {
      const { document, event, effect, action } = undo(2, 'TS-1')
      const note = 'TS-1 has changed since and keeps its prices.'
      expect([document?.state, effect, action?.to]).toEqual(['PARTLY_UNDONE', 'undoPrices', 'PARTLY_UNDONE'])
      expect([event?.note, action?.outcome]).toEqual([note, { note }])
      expect(undo(1, 'TS-1', 'TS-2').event?.note).toBe('TS-1, TS-2 have changed since and keep their prices.')
      const many = Array.from({ length: 1102 }, (_, index) => `TS-${index}`)
      expect(undo(1, ...many).event?.note).toMatch(/TS-98, TS-99 and 1,002 more have changed since/)
    })

    test('Q5 is refused if nothing is left to undo', () => {
      expect(undo(0, 'TS-1').rejection).toMatchObject({
        guard: 'canUndo',
        message: 'All of its items have changed since. Make another price change instead.',
      })
      expect(undo(0).rejection?.message).toBe('It changed no price.')
    })
  })
})

describe('approval', () => {
  const isNeeded = (was: number | null | undefined, price: unknown, percent = 20) =>
    needsApproval({ lines: [{ ...LINE, was, price: price as string }] }, { approvalPercent: percent })

  test.each([
    [100, 120, false],
    [100, 120.0001, true],
    [100, 80, false],
    [100, '79.9999', true],
    [0.0001, 0.0002, true],
    [30, '$36.00', false],
    [0, 5, true],
    [null, 5, true],
    [undefined, 5, true],
    [null, 0, false],
    [0, 0, false],
    [100, 'ten', false],
  ] as const)('Q2 from %o to %o: %o', (was, price, needed) => {
    expect(isNeeded(was, price)).toBe(needed)
  })

  test('Q2 takes the limit from the account setting', () => {
    expect(isNeeded(100, 100.01, 0)).toBe(true)
    expect(isNeeded(100, 100, 0)).toBe(false)
    expect(isNeeded(100, 1100, 1000)).toBe(false)
    expect(approvalPercent({})).toBe(20)
    expect(approvalPercent({ 'catalog.price.change.approval.percent': '7' })).toBe(7)
    const small = { ...LINE, price: 30.1 }
    expect(needsApproval({ lines: [small, { ...LINE, price: 300 }, small] }, { approvalPercent: 20 })).toBe(true)
    expect(next(DRAFT, 'submit', as('ada', { approvalPercent: 10 })).document?.state).toBe('APPROVED')
    expect(next(DRAFT, 'submit', as('ada', { approvalPercent: 9 })).document?.state).toBe('SUBMITTED')
  })

  const units = fc.bigInt({ min: 1n, max: 99_999_999_900n })
  test.prop([units, units, fc.integer({ min: 0, max: 1000 })])(
    'Q2 compares exactly, for every price',
    (from, to, percent) => {
      const change = to > from ? to - from : from - to
      expect(isNeeded(Number(from) / 10_000, Number(to) / 10_000, percent)).toBe(change * 100n > from * BigInt(percent))
    },
  )
})

describe('what submission leads to', () => {
  const submission = (lines: PriceChangeLine[], percent = 20) =>
    actionsOf(PRICE_CHANGE, { ...DRAFT, lines }, as('ada', { approvalPercent: percent }))[0]?.outcome
  const large = (itemID: string): PriceChangeLine => ({ ...LINE, itemID, price: 60 })
  const first = (itemID: string, was: number | null): PriceChangeLine => ({ ...LINE, itemID, was })

  test('Q12 says that no approval is needed, with the limit', () => {
    expect(submission([LINE, { ...LINE, field: 'msrp', price: 24 }])).toEqual({
      note: 'No price changes by more than 20%: no approval needed.',
    })
    expect(submission([LINE], 10)?.note).toBe('No price changes by more than 10%: no approval needed.')
  })

  test('Q12 names the items that need approval, each once', () => {
    const label = 'Submit for approval'
    expect(submission([LINE], 9.5)).toEqual({ label, note: 'Needs approval: more than 9.5% for TS-1.' })
    expect(submission([large('A'), LINE, { ...large('A'), field: 'msrp' }, large('B')])).toEqual({
      label,
      note: 'Needs approval: more than 20% for A, B.',
    })
    expect(submission(['A', 'B', 'C', 'D', 'E', 'F'].map(large))?.note).toBe(
      'Needs approval: more than 20% for A, B, C, D, E and 1 more.',
    )
    expect(submission([first('A', null), first('B', 0), large('C')])).toEqual({
      label,
      note: 'Needs approval: more than 20% for C; a first price for A, B.',
    })
    expect(submission([first('A', null)])?.note).toBe('Needs approval: a first price for A.')
  })

  test.prop([
    fc.array(fc.record({ was: fc.constantFrom(0, 10, 30), price: fc.constantFrom(0, 5, 31, 36) }), { minLength: 1 }),
  ])('Q12 says what happens then', (prices) => {
    const document = { ...DRAFT, lines: prices.map((one, index) => ({ ...LINE, itemID: `TS-${index}`, ...one })) }
    const [submit] = actionsOf(PRICE_CHANGE, document, as('ada'))
    const { document: after, event } = next(document, 'submit')
    expect(submit?.outcome?.note).toBe(event?.note)
    if (after) expect(submit?.outcome?.label !== undefined).toBe(after.state === 'SUBMITTED')
  })
})

describe('prices that have changed since submission', () => {
  const priceNow = (now: Record<string, number | null>) => (line: PriceChangeLine) => now[String(line.itemID)]
  const lines = (...itemIDs: string[]) => itemIDs.map((itemID) => ({ ...LINE, itemID }))
  const from = (now: number | null | undefined) => as('bob', { priceNow: () => now })

  test.each([
    ['approve', 'SUBMITTED', as('bob')],
    ['retry', 'FAILED', as('bob')],
    ['apply', 'APPROVED', job],
  ] as const)('Q10 %s judges them again', (action, state, who) => {
    const decide = (now: number | null | undefined) => next(at(state), action, { ...who, priceNow: () => now })
    expect(decide(1).rejection).toMatchObject({ code: 'guard', guard: 'pricesStand' })
    expect(decide(null).rejection).toMatchObject({ guard: 'pricesStand' })
    expect(decide(27.5).document).toBeDefined()
    expect(decide(27.49).rejection?.guard).toBe('pricesStand')
    expect(decide(undefined).document).toBeDefined()
  })

  test('Q10 accepts a change beyond the limit that was approved, as long as its price stands', () => {
    const large = at('SUBMITTED', {
      lines: [
        { ...LINE, price: 300 },
        { ...LINE, itemID: 'TS-2', was: undefined },
      ],
    })
    const stands = priceNow({ 'TS-1': 30, 'TS-2': null })
    expect(next(large, 'approve', as('bob', { priceNow: stands })).document).toBeDefined()
    expect(next(large, 'approve', from(31)).rejection?.guard).toBe('pricesStand')
  })

  test('Q10 names at most five items, each once', () => {
    const message = (documentLines: PriceChangeLine[]) =>
      next(at('SUBMITTED', { lines: documentLines }), 'approve', from(1)).rejection?.message
    expect(message([...lines('A', 'B'), { ...LINE, itemID: 'A', field: 'costPrice' }])).toBe(
      'Prices have changed since this was submitted, and its new prices are beyond the limit now: A, B. Edit it again, then submit it.',
    )
    expect(message(lines('A', 'B', 'C', 'D', 'E', 'F', 'G'))).toMatch(/: A, B, C, D, E and 2 more\./)
    expect(message(lines('A', 'B', 'C', 'D', 'E'))).toMatch(/: A, B, C, D, E\. Edit/)
  })
})

describe('prices that would not change', () => {
  const same = { ...LINE, itemID: 'TS-2', price: 30 }

  test('Q11 refuses them on submission, at their lines', () => {
    expect(next({ ...DRAFT, lines: [LINE, same] }, 'submit').rejection).toEqual({
      code: 'guard',
      guard: 'pricesDiffer',
      message: 'The new price is the current price: TS-2. Change it, or remove the line.',
      issues: [{ field: 'lines.1.price', code: 'samePrice', message: 'The new price is the current price.' }],
    })
    expect(checkPriceChange({ ...DRAFT, lines: [same] }, as('ada'))).toEqual([])
    expect(next(at('SUBMITTED', { lines: [same] }), 'approve', as('bob')).document).toBeDefined()
  })

  test('Q11 compares with the price of now; a first price of 0 is a change', () => {
    const submit = (line: PriceChangeLine, now?: number | null) =>
      next({ ...DRAFT, lines: [line] }, 'submit', as('ada', { priceNow: () => now })).rejection?.guard
    expect(submit(same, 29)).toBeUndefined()
    expect(submit(LINE, 33)).toBe('pricesDiffer')
    expect(submit({ ...LINE, price: '$30.00' })).toBe('pricesDiffer')
    expect(submit({ ...LINE, was: null, price: 0 })).toBeUndefined()
  })
})

describe('header and lines', () => {
  const issuesOf = (lines: PriceChangeLine[], more: Partial<PriceChange> = {}, who = as('ada')) =>
    checkPriceChange({ ...DRAFT, lines, ...more }, who).map(
      ({ field, code, message }) => `${field} ${code}: ${message}`,
    )

  test('Q6 requires an item, a price and an amount per line', () => {
    expect(issuesOf([{ itemID: '', field: null, price: ' ' }])).toEqual([
      'lines.0.itemID required: Item ID is required.',
      'lines.0.field required: Price is required.',
      'lines.0.price required: New price is required.',
    ])
    expect(issuesOf([LINE, { itemID: 'X'.repeat(16), field: 'upc', price: '-1' }])).toEqual([
      'lines.1.itemID tooLong: Item ID is longer than 15 characters (16).',
      'lines.1.field notChoice: Price is not one of Cost price, Selling price, MSRP (upc).',
      'lines.1.price negative: New price is below 0 (-1).',
    ])
    expect(issuesOf([{ ...LINE, price: '1.23456' }])).toEqual([
      'lines.0.price tooPrecise: New price has more than 4 decimals (1.23456).',
    ])
    expect(issuesOf([{ ...LINE, field: 'msrp', price: '$1,200.00' }])).toEqual([])
  })

  test('Q6 refuses a repeated price and system items', () => {
    expect(issuesOf([LINE, { ...LINE, field: 'costPrice' }, { ...LINE, itemID: 'TS-2' }])).toEqual([])
    expect(issuesOf([LINE, { ...LINE, field: 'Selling price', price: 5 }])).toEqual([
      'lines.1.itemID duplicate: The selling price of TS-1 changes twice.',
    ])
    expect(issuesOf([LINE, { ...LINE, itemID: ' TS-1 ' }])).toEqual([
      'lines.1.itemID duplicate: The selling price of TS-1 changes twice.',
    ])
    expect(issuesOf([{ ...LINE, itemID: ' BAG' }])).toEqual(issuesOf([{ ...LINE, itemID: 'BAG' }]))
    expect(issuesOf([{ ...LINE, itemID: 'BAG' }])).toEqual([
      'lines.0.itemID systemItem: BAG System generated item and cannot be modified',
    ])
  })

  test('Q6 reads typed lines into stored ones', () => {
    expect(readPriceChangeLine({ itemID: 'TS-1', field: 'cost price', price: '$1,200.50' })).toEqual({
      values: { itemID: 'TS-1', field: 'costPrice', price: 1200.5 },
      issues: [],
    })
    expect(readPriceChangeLine({ itemID: 'TS-1', field: 'x', price: 'y' }).values).toEqual({
      itemID: 'TS-1',
      field: null,
      price: null,
    })
  })

  test.each([
    ['costPrice', 'CATALOG_PRODUCT_COST'],
    ['sellingPrice', 'CATALOG_PRODUCT_PRICE'],
    ['msrp', 'CATALOG_PRODUCT'],
  ] as const)('Q7 to change %s takes WRITE to %s', (field, key) => {
    const reader = as('ada', { grants: grants({ [key]: 'READ' }) })
    const [issue, ...others] = checkPriceChange({ ...DRAFT, lines: [{ ...LINE, field }] }, reader)
    expect(issue).toMatchObject({ field: 'lines.0.field', code: 'denied', message: expect.stringContaining(key) })
    expect(others).toEqual([])
    expect(issuesOf([{ ...LINE, field }])).toEqual([])
    expect(issuesOf([{ ...LINE, field }], {}, job)).toEqual([])
  })

  test.each([
    ['costPrice', 'CATALOG_PRODUCT_COST'],
    ['sellingPrice', 'CATALOG_PRODUCT_PRICE'],
    ['msrp', 'CATALOG_PRODUCT'],
  ] as const)('Q7 to approve or send back %s takes READ to %s', (field, key) => {
    const rest = KEYS.filter((other) => other !== key).map((other) => ({ key: other, access: ['DELETE' as const] }))
    const document = at('SUBMITTED', { lines: [{ ...LINE, field }] })
    for (const action of ['approve', 'sendBack']) {
      expect(next(document, action, as('bob', { grants: grantsOf(rest) })).rejection).toMatchObject({
        code: 'denied',
        message: expect.stringContaining(`READ access to`),
      })
      expect(next(document, action, as('bob', { grants: grants({ [key]: 'READ' }) })).rejection).toBeUndefined()
    }
  })

  test('Q7 refuses to submit prices that the user cannot change', () => {
    const reader = as('ada', { grants: grants({ CATALOG_PRODUCT_PRICE: 'READ' }) })
    expect(next(DRAFT, 'submit', reader).rejection).toMatchObject({ code: 'invalid', issues: [{ code: 'denied' }] })
  })

  test('Q8 accepts one to 5,000 lines, and a short reason', () => {
    expect(next({ ...DRAFT, lines: [] }, 'submit').rejection?.guard).toBe('hasLines')
    const lines = Array.from({ length: 5001 }, (_, index) => ({ ...LINE, itemID: `TS-${index}` }))
    expect(issuesOf(lines)).toEqual(['lines tooMany: A price change has at most 5,000 lines (5001).'])
    expect(issuesOf(lines.slice(1))).toEqual([])
    const junk = lines.map(() => ({ itemID: 'x'.repeat(99), field: 'x', price: 'x' }))
    expect(issuesOf(junk)).toEqual(['lines tooMany: A price change has at most 5,000 lines (5001).'])
    expect(issuesOf([LINE], { reason: 'Summer & "sale"\n#1' })).toEqual([])
    expect(issuesOf([LINE], { reason: 'x'.repeat(251) })).toEqual([
      'reason tooLong: Reason is longer than 250 characters (251).',
    ])
  })

  test('Q9 computes the totals', () => {
    const line = (was: number | null, price: unknown) => ({ ...LINE, was, price: price as string })
    const totals = (lines: PriceChangeLine[]) =>
      PRICE_CHANGE.totalsOf!({ ...DRAFT, lines }).map(({ name, label, value }) => `${name}, ${label}: ${value}`)
    expect(totals([line(30, 33), line(40, 30), line(10, 10), line(null, 5), line(5, 'x'), line(9, 8.9)])).toEqual([
      'lines, Lines: 6',
      'raised, Raised: 2',
      'lowered, Lowered: 2',
      'largest, Largest change: -25',
    ])
    expect(totals([line(null, 5)])).toEqual(['lines, Lines: 1', 'raised, Raised: 1', 'lowered, Lowered: 0'])
    expect(totals([])).toEqual(['lines, Lines: 0', 'raised, Raised: 0', 'lowered, Lowered: 0'])
    expect(priceChangePercent(line(40, 30))).toBe(-25)
    expect(priceChangePercent(line(10, 10))).toBe(0)
    expect(priceChangePercent(line(null, 5))).toBeUndefined()
    expect(priceChangePercent(line(5, 'x'))).toBeUndefined()
  })
})
