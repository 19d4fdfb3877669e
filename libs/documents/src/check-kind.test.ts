import { expect, test } from 'vitest'
import { checkKind, type DocumentKind } from './index.ts'

type Way = Partial<DocumentKind['transitions'][string]>

const way = (from: string[], to: string, more: Way = {}) => ({
  label: 'Go',
  done: 'Gone',
  from,
  to,
  needs: [],
  ...more,
})

const kind = (states: string, transitions: DocumentKind['transitions'], more: Partial<DocumentKind> = {}) =>
  checkKind({
    name: 'slip',
    label: 'slip',
    prefix: 'SL',
    toRead: [],
    toEdit: [],
    toRemoveFiles: [],
    start: 'A',
    states: Object.fromEntries([...states].map((name) => [name, { label: name, tone: 'gray' }])),
    transitions,
    lineFields: [],
    ...more,
  })

test('K1 accepts a complete kind', () => {
  expect(kind('ABC', { go: way(['A'], 'B'), end: way(['B'], 'C'), back: way(['B'], 'A') })).toEqual([])
  expect(kind('ABC', { go: way(['A'], 'B', { instead: [{ when: () => true, to: 'C' }] }) })).toEqual([])
})

test('K1 reports a state that cannot be reached', () => {
  expect(kind('ABC', { go: way(['A', 'C'], 'B') })).toEqual(['C is never reached.'])
})

test('K1 reports a kind without an end, and states that lead to none', () => {
  expect(kind('AB', { go: way(['A'], 'B'), back: way(['B'], 'A') })).toEqual([
    'It has no final state: every state leads to another.',
  ])
  expect(
    kind('ABCD', { go: way(['A'], 'B'), end: way(['A'], 'D'), on: way(['B'], 'C'), back: way(['C'], 'B') }),
  ).toEqual(['B leads to no final state.', 'C leads to no final state.'])
})

test('K2 reports states that do not exist', () => {
  expect(
    kind('AB', { go: way(['A', 'X'], 'B', { instead: [{ when: () => true, to: 'Y' }] }), on: way(['A'], 'Z') }),
  ).toEqual([
    'go names the state X, which does not exist.',
    'go names the state Y, which does not exist.',
    'on names the state Z, which does not exist.',
  ])
  expect(kind('AB', { go: way(['A'], 'B'), on: way([], 'B') })).toEqual(['on leads out of no state.'])
  expect(kind('AB', { go: way(['A'], 'B') }, { start: 'Q' })).toEqual([
    'It starts as Q, which does not exist.',
    'A is never reached.',
    'B is never reached.',
  ])
})

test('K3 allows one primary action per state, for people', () => {
  const primary = { isPrimary: true } as const
  expect(kind('AB', { go: way(['A'], 'B', primary), on: way(['A'], 'B') })).toEqual([])
  expect(kind('AB', { go: way(['A'], 'B', primary), on: way(['A'], 'B', primary) })).toEqual([
    'A has 2 primary actions.',
  ])
  expect(kind('AB', { go: way(['A'], 'B', { ...primary, by: 'system' }) })).toEqual([
    'go is primary in A, but happens by itself.',
  ])
})

test('K4 requires labels and a prefix', () => {
  expect(kind('AB', { go: way(['A'], 'B', { label: ' ' }) })).toEqual(['go has no label.'])
  expect(kind('AB', { go: way(['A'], 'B', { done: ' ' }) })).toEqual(['go has no words for the log.'])
  expect(
    kind(
      'AB',
      { go: way(['A'], 'B') },
      { states: { A: { label: '', tone: 'gray' }, B: { label: 'B', tone: 'blue' } } },
    ),
  ).toEqual(['A has no label.'])
  for (const prefix of ['P', 'pc', 'ABCDE', 'P1', ' PC', 'PC ']) {
    expect(kind('AB', { go: way(['A'], 'B') }, { prefix })).toEqual([
      `The prefix ${prefix} is not 2 to 4 capital letters.`,
    ])
  }
})

test('K5 reports an action that leads out of a closed state', () => {
  const states = (closed: string) =>
    Object.fromEntries(
      [...'ABC'].map((name) => [name, { label: name, tone: 'gray', ...(name === closed && { isClosed: true }) }]),
    ) as DocumentKind['states']
  const ways = { go: way(['A'], 'B'), end: way(['B'], 'C') }
  expect(kind('', ways, { states: states('C') })).toEqual([])
  expect(kind('', ways, { states: states('B') })).toEqual(['end leads out of B, which is closed.'])
})

test.each<[string, true | undefined, string[]]>([
  ['B', true, ['sendBack does not lead to a draft with a reason.']],
  ['A', undefined, ['sendBack does not lead to a draft with a reason.']],
  ['A', true, []],
])('A8 sendBack leads to %s, and with a reason: %s', (to, needsRemark, problems) => {
  const states = {
    A: { label: 'A', tone: 'gray', isEditable: true },
    B: { label: 'B', tone: 'gray' },
    C: { label: 'C', tone: 'gray' },
  } as const
  const ways = { go: way(['A'], 'B'), end: way(['B'], 'C'), sendBack: way(['B'], to, { needsRemark }) }
  expect(kind('ABC', ways, { states })).toEqual(problems)
})
