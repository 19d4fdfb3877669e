import { fc, test } from '@fast-check/vitest'
import { toNumber } from '@greenroom/money'
import { act, renderHook } from '@testing-library/react'
import { Provider, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { expect, vi } from 'vitest'
import { keptEntries } from '#browser/kept-entries.ts'
import { signedIn } from '#data/data-fixture.ts'
import { draftOwnerAtom } from '#forms/kept-draft.ts'
import { countedInSections, countedKey, waitingEntries } from './counted-items.ts'
import { type CountSheet, countSheet, type CountTally, unsentEntries } from './counts.atoms.ts'
import { SHEET } from './counts-fixture.ts'
import { COUNT_ENTRY } from './kept-sheet.ts'
import { useEntries } from './use-entries.ts'
import { useKeptSheet } from './use-kept-sheet.ts'

const TALLIES = 'POST /counts/CN-000007/tallies'

const CAP = { itemID: 'CAP', code: null, section: 'Front', round: 0, quantity: 1 }

/** The steps are many and short. */
const soon = (check: () => unknown) => vi.waitFor(check, { interval: 5 })

/** What becomes of calls: they arrive, don't arrive, or arrive without an answer. */
type Connection = 'whole' | 'none' | 'unanswered'

/** A server that adds up the tallies it gets, each once, and refuses items without stock. */
function countingServer() {
  const tallies = new Map<string, CountTally & { sheetID: string }>()
  let connection: Connection = 'whole'
  const counted = () => {
    const quantity = [...tallies.values()].reduce((total, tally) => total + tally.quantity, 0)
    return tallies.size === 0 ? [] : [{ itemID: 'CAP', section: 'Front', quantity, by: ['ada'] }]
  }
  const sheet = (): CountSheet => {
    const last = new Map<string, number>()
    for (const { sheetID, sequence } of tallies.values()) {
      last.set(sheetID, Math.max(sequence, last.get(sheetID) ?? 0))
    }
    return { ...SHEET, counted: counted(), received: [...last].map(([sheetID, sequence]) => ({ sheetID, sequence })) }
  }
  return {
    connect: (to: Connection) => (connection = to),
    counted: () => counted()[0]?.quantity ?? 0,
    answers: {
      'GET /counts/CN-000007/sheet': () => {
        if (connection === 'none') throw new TypeError('fetch failed')
        return sheet()
      },
      [TALLIES]: async (request: Request) => {
        if (connection === 'none') throw new TypeError('fetch failed')
        const { sheetID, tallies: sent } = (await request.json()) as { sheetID: string; tallies: CountTally[] }
        const faults = sent.flatMap(({ itemID }, index) => (itemID === 'CAP' ? [] : [`tallies.${index}.itemID`]))
        if (faults.length > 0) {
          const errors = faults.map((field) => ({ field, message: 'No stock is kept of it.' }))
          return new Response(JSON.stringify({ code: 'ER_005', message: 'No stock is kept of it.', errors }), {
            status: 400,
          })
        }
        for (const tally of sent) tallies.set(`${sheetID}/${tally.sequence}`, { ...tally, sheetID })
        if (connection === 'unanswered') throw new TypeError('fetch failed')
        return { counted: counted() }
      },
    },
  }
}

type Server = ReturnType<typeof countingServer>

/** The page of a count sheet. */
async function openSheet(server: Server) {
  const { store } = await signedIn(server.answers)
  const owner = store.get(draftOwnerAtom)
  const useSheet = () => {
    const sheet = useAtomValue(countSheet('CN-000007', owner))
    const onSent = useKeptSheet(sheet)
    return { sheet, queue: useEntries('CN-000007', useAtomValue(unsentEntries(owner)), onSent) }
  }
  const { result, unmount } = await act(async () =>
    renderHook(useSheet, {
      wrapper: ({ children }) => (
        <Provider store={store}>
          <Suspense>{children}</Suspense>
        </Provider>
      ),
    }),
  )
  await soon(() => expect(result.current).not.toBeNull())
  return {
    result,
    kept: () => keptEntries(COUNT_ENTRY, owner),
    shown: () => {
      const { sheet, queue } = result.current
      const total = countedInSections(sheet, waitingEntries(queue.entries, sheet)).get(countedKey('CAP', 'Front'))
      return total === undefined ? 0 : toNumber(total)
    },
    /** Ends the page as a reload does, which does not run what leaving it would. No call is under way. */
    async end() {
      await soon(() => {
        const { entries, sending, problem } = result.current.queue
        expect(!sending && (entries.length === 0 || problem !== undefined)).toBe(true)
      })
      const stored = { ...sessionStorage }
      unmount()
      await soon(() => expect(Object.keys(sessionStorage).join()).not.toContain('countSheet'))
      for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
    },
  }
}

const isWritten = ({ result }: Awaited<ReturnType<typeof openSheet>>) =>
  soon(() => expect(result.current.queue.entries.every(({ isKept }) => isKept)).toBe(true))

const STEPS = fc.array(
  fc.tuple(
    fc.constantFrom<Connection>('whole', 'none', 'unanswered'),
    fc.constantFrom('count' as const, 'reload' as const, 'retry' as const),
  ),
  { minLength: 1, maxLength: 10 },
)

test.prop({ steps: STEPS }, { numRuns: 15 })(
  'whatever connection and page do, everything counts once, and is shown at once',
  async ({ steps }) => {
    sessionStorage.clear()
    const server = countingServer()
    let page = await openSheet(server)
    // What it is kept for: a page that was open can be opened again.
    await soon(() => expect(Object.keys(sessionStorage).join()).toContain('countSheet'))
    let counted = 0
    for (const [connection, step] of steps) {
      server.connect(connection)
      if (step === 'count') {
        counted++
        await act(async () => page.result.current.queue.count(CAP))
        await isWritten(page)
      } else if (step === 'retry') {
        await act(async () => page.result.current.queue.retry())
      } else {
        await page.end()
        page = await openSheet(server)
      }
      expect(page.shown()).toBe(counted)
    }
    server.connect('whole')
    await soon(async () => {
      await act(async () => page.result.current.queue.retry())
      expect(page.result.current.queue.entries).toEqual([])
    })
    expect(server.counted()).toBe(counted)
    expect(page.shown()).toBe(counted)
    await soon(async () => expect(await page.kept()).toEqual([]))
    await page.end()
  },
)

test('one call is under way at a time, so that the failure of another does not hide it', async () => {
  const server = countingServer()
  const add = server.answers[TALLIES]
  const arrived = Promise.withResolvers<void>()
  let calls = 0
  async function held(request: Request) {
    calls++
    await arrived.promise
    return add(request)
  }
  const page = await openSheet({ ...server, answers: { ...server.answers, [TALLIES]: held } })
  await act(async () => page.result.current.queue.count(CAP))
  await soon(() => expect(calls).toBe(1))
  await act(async () => page.result.current.queue.retry())
  expect(page.result.current.queue).toMatchObject({ sending: true, problem: undefined })
  arrived.resolve()
  await soon(() => expect(page.result.current.queue.entries).toEqual([]))
  expect(calls).toBe(1)
  await page.end()
})

test('what is counted after all that waited was given up is sent', async () => {
  const server = countingServer()
  const page = await openSheet(server)
  server.connect('none')
  await act(async () => page.result.current.queue.count(CAP))
  await soon(() => expect(page.result.current.queue.problem).toBeDefined())
  await act(async () => page.result.current.queue.discard(page.result.current.queue.entries))
  server.connect('whole')
  await act(async () => page.result.current.queue.retry())
  await act(async () => page.result.current.queue.count(CAP))
  await soon(() => expect(server.counted()).toBe(1))
  await page.end()
})

test('what the server refuses for good is named and kept, and the rest is sent', async () => {
  const server = countingServer()
  const page = await openSheet(server)
  await act(async () => {
    page.result.current.queue.count({ ...CAP, itemID: 'GIFT' })
    page.result.current.queue.count(CAP)
  })
  await soon(() => {
    expect(page.result.current.queue.entries).toMatchObject([{ itemID: 'GIFT', refusal: 'No stock is kept of it.' }])
  })
  expect(page.result.current.queue.entries).toHaveLength(1)
  expect(server.counted()).toBe(1)
  await soon(async () => expect(await page.kept()).toMatchObject([{ itemID: 'GIFT' }]))
  await act(async () => page.result.current.queue.discard(page.result.current.queue.entries))
  await soon(async () => expect(await page.kept()).toEqual([]))
})

test('a scan is kept before anybody knows its item, and counts once it is found', async () => {
  const server = countingServer()
  const page = await openSheet(server)
  await act(async () => page.result.current.queue.count({ ...CAP, itemID: null, code: '4006381333931' }))
  await isWritten(page)
  expect(await page.kept()).toMatchObject([{ itemID: null, code: '4006381333931' }])
  const [scan] = page.result.current.queue.entries
  await act(async () => page.result.current.queue.resolve(scan!, { itemID: 'CAP', round: 0 }))
  await soon(() => expect(server.counted()).toBe(1))
  await soon(async () => expect(await page.kept()).toEqual([]))
})

test('an entry that is discarded while it is written does not come back', async () => {
  const server = countingServer()
  const page = await openSheet(server)
  await act(async () => page.result.current.queue.count({ ...CAP, itemID: null, code: '4006381333931' }))
  await act(async () => page.result.current.queue.discard(page.result.current.queue.entries))
  await soon(async () => expect(await page.kept()).toEqual([]))
  await page.end()
  const after = await openSheet(server)
  expect(after.result.current.queue.entries).toEqual([])
})
