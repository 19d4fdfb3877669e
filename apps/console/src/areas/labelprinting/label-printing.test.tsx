import { toasts } from '@greenroom/ui'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { apiAtom } from '#api/api.ts'
import { scan } from '#browser/scan-fixture.ts'
import { LeaveQuestion } from '#forms/leave-question.tsx'
import { type Answers, loginAnswer, Refusal, serve, signedInStore } from '#session/session-fixture.ts'
import { useScanner } from '#shell/use-scanner.ts'
import { labelprinting } from './area.ts'
import { ANSWERS, CHECK, DEFAULTS, FAULTY_CHECK, JOB, TAG, TEMPLATE } from './label-printing-fixture.ts'

const COMPANY = {
  currency: 'USD',
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '24h',
  numberFormat: '1,234.56',
}

function Frame() {
  useScanner(() => {})
  return (
    <>
      <Outlet />
      <LeaveQuestion />
    </>
  )
}

async function open(at: string, more: Answers = {}, access = ['WRITE'], state?: object) {
  const features = [
    { key: 'UTILITIES_LABEL_PRINTING', access },
    { key: 'CATALOG_PRODUCT', access: ['READ'] },
  ]
  serve({
    'POST /login': () => loginAnswer(2, features),
    'GET /business': () => ({ company: COMPANY, logoID: null, locations: [] }),
    ...ANSWERS,
    ...more,
  })
  const store = await signedInStore()
  const children = labelprinting.screens.map(({ path, Screen }) => ({ path, element: <Screen /> }))
  const router = createMemoryRouter([{ element: <Frame />, children }], {
    initialEntries: [{ pathname: at.split('?')[0]!, search: at.split('?')[1] ?? '', state }],
  })
  await act(async () =>
    render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
  return { user: userEvent.setup(), router, store }
}

const PRINT = '/app/utilities/labels/print'

test('checks a typed list, and prints it', async () => {
  const [checked, created] = [vi.fn(), vi.fn()]
  const { user, router } = await open(PRINT, {
    'POST /label-jobs/check': async (request) => {
      checked(await request.json())
      return CHECK
    },
    'POST /label-jobs': async (request) => {
      created(await request.json())
      return JOB
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Check labels' }))
  expect(await screen.findByText('Enter or scan at least one item.')).toBeDefined()
  expect(checked).not.toHaveBeenCalled()
  await user.click(screen.getByRole('textbox', { name: /Item IDs or UPCs/ }))
  await user.paste('TS-RED-M\nMUG')
  await user.click(screen.getByRole('button', { name: 'Check labels' }))
  await user.click(await screen.findByRole('button', { name: 'Print 3 labels' }))
  const plan = {
    templateID: 'T1',
    source: {
      lines: [
        { code: 'TS-RED-M', copies: 1 },
        { code: 'MUG', copies: 1 },
      ],
    },
    copies: { rule: 'FIXED', count: 1, sparePercent: 0 },
    sheet: 'ROLL',
    start: { row: 0, column: 0 },
    printerID: null,
  }
  expect(checked).toHaveBeenCalledExactlyOnceWith(plan)
  expect(created).toHaveBeenCalledExactlyOnceWith({ ...plan, onlyGood: false, confirmed: 3 })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/app/utilities/labels/jobs/J1'))
})

test('says what is wrong with which items, and prints only the good labels', async () => {
  const created = vi.fn()
  const { user } = await open(`${PRINT}?item=MUG`, {
    'POST /label-jobs/check': () => FAULTY_CHECK,
    'POST /label-jobs': async (request) => {
      created(await request.json())
      return JOB
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Check labels' }))
  const issues = within(await screen.findByRole('list', { name: 'Issues' }))
  expect(issues.getByText(/there is nothing to scan/)).toBeDefined()
  expect(issues.getByText('1 item: MUG')).toBeDefined()
  expect(screen.getByText('NOBODY')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '2 labels of 2 items' }))
  expect(screen.getByText(/^1 label of 1 item can't be printed/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Print 3/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Print only the 2 good labels' }))
  await vi.waitFor(() => expect(created).toHaveBeenCalledOnce())
  expect(created.mock.calls[0]![0]).toMatchObject({ onlyGood: true, confirmed: 2 })
})

test('asks above 100 labels, naming their number', async () => {
  const created = vi.fn()
  const { user } = await open(`${PRINT}?item=MUG`, {
    'POST /label-jobs/check': () => ({ ...CHECK, labels: 240, goodLabels: 240 }),
    'POST /label-jobs': () => {
      created()
      return JOB
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Check labels' }))
  await user.click(await screen.findByRole('button', { name: 'Print 240 labels' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.queryByText(/in the printer/)).toBeNull()
  expect(created).not.toHaveBeenCalled()
  await user.click(question.getByRole('button', { name: 'Print 240 labels' }))
  await vi.waitFor(() => expect(created).toHaveBeenCalledOnce())
})

test('a change of the form discards what was checked', async () => {
  const { user } = await open(`${PRINT}?item=MUG`, { 'POST /label-jobs/check': () => CHECK })
  await user.click(await screen.findByRole('button', { name: 'Check labels' }))
  expect(await screen.findByRole('button', { name: 'Print 3 labels' })).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: /Copies of each item/ }), '0')
  expect(screen.queryByRole('button', { name: 'Print 3 labels' })).toBeNull()
})

test('prints what was chosen in a list or a price change', async () => {
  const checked = vi.fn()
  const answers: Answers = {
    'POST /label-jobs/check': async (request) => {
      checked(await request.json())
      return CHECK
    },
  }
  const state = { filter: { itemIDs: ['A', 'B'] }, items: '2 selected items' }
  const { user } = await open(PRINT, answers, ['WRITE'], state)
  expect(await screen.findByText(/2 selected items/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Check labels' }))
  await vi.waitFor(() => expect(checked).toHaveBeenCalledOnce())
  expect(checked.mock.calls[0]![0].source).toEqual({ filter: { itemIDs: ['A', 'B'] } })
})

test('prints as many of a receipt as were accepted, on the template that it is asked for', async () => {
  const checked = vi.fn()
  const templates = [TEMPLATE, { ...TEMPLATE, templateID: 'T2', name: 'Hang tag' }]
  const { user } = await open(`${PRINT}?document=RC-000012&templateID=T2`, {
    'GET /labels/templates': () => ({ data: templates, nextCursor: null, total: { count: 2, capped: false } }),
    'POST /label-jobs/check': async (request) => {
      checked(await request.json())
      return CHECK
    },
  })
  expect(await screen.findByText(/All items of RC-000012/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Check labels' }))
  await vi.waitFor(() => expect(checked).toHaveBeenCalledOnce())
  expect(checked.mock.calls[0]![0]).toMatchObject({
    templateID: 'T2',
    source: { document: 'RC-000012' },
    copies: { rule: 'LISTED' },
  })
})

test('asks above 100 labels as well when they are printed again', async () => {
  const sent = vi.fn()
  const { user } = await open('/app/utilities/labels/jobs/J1', {
    'GET /label-jobs/J1': () => ({ ...JOB, labels: 150, printed: 150 }),
    'POST /label-jobs/J1/print': async (request) => {
      sent(await request.json())
      return JOB
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Print again' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('Check that enough labels are in the printer.')).toBeDefined()
  expect(sent).not.toHaveBeenCalled()
  await user.click(question.getByRole('button', { name: 'Print 150 labels' }))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ from: 1, confirmed: 150 }))
})

test('says which values labels come out without for the user', async () => {
  await open('/app/utilities/labels/jobs/J1', { 'GET /label-jobs/J1': () => ({ ...JOB, withheld: ['Selling Price'] }) })
  expect(await screen.findByText('You print these labels without Selling Price')).toBeDefined()
})

test('says why the labels cannot be checked', async () => {
  const message = 'Stand 12 prints 12 dots per millimeter, and the template is made for 8.'
  const { user } = await open(`${PRINT}?item=MUG`, {
    'POST /label-jobs/check': () => new Refusal(400, { code: 'ER_000', message }),
  })
  await user.click(await screen.findByRole('button', { name: 'Check labels' }))
  expect(await screen.findByText(message)).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: /Copies of each item/ }), '0')
  expect(screen.queryByText(message)).toBeNull()
})

test('leads to the templates where there is none', async () => {
  await open(PRINT, {
    'GET /labels/templates': () => ({ data: [], nextCursor: null, total: { count: 0, capped: false } }),
  })
  expect(await screen.findByText('No label templates yet')).toBeDefined()
})

const WITHOUT_PRINTER = { ...JOB, printerID: undefined, printerName: undefined, state: 'READY', printed: 0 }

/** The screen of a job without a printer, with what it asks for of its files. */
async function openFiles(job: object = {}, access = ['WRITE']) {
  const [asked, marked] = [vi.fn(), vi.fn()]
  let current: object = { ...WITHOUT_PRINTER, ...job }
  const fileOf = (request: Request) => {
    asked(new URL(request.url).search)
    return new Response('^XA^XZ')
  }
  const answers: Answers = {
    'GET /label-jobs/J1': () => current,
    'GET /label-jobs/J1/pdf': fileOf,
    'GET /label-jobs/J1/zpl': fileOf,
    'POST /label-jobs/J1/printed': async (request) => {
      marked(await request.json())
      current = { ...WITHOUT_PRINTER, ...job, state: 'DONE', printed: 60 }
      return current
    },
  }
  const { user } = await open('/app/utilities/labels/jobs/J1', answers, access)
  await screen.findByText('Ready')
  return { user, asked, marked }
}

test.each(['Download PDF', 'Download ZPL', 'Copy ZPL', 'Open PDF to print'])(
  '%s marks the labels as printed, and nothing else does',
  async (name) => {
    vi.stubGlobal('open', vi.fn())
    URL.createObjectURL = () => 'blob:labels'
    const { user, marked } = await openFiles()
    await user.click(screen.getByRole('button', { name: 'Next label' }))
    expect(marked).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText('Done')).toBeDefined()
    expect(marked).toHaveBeenCalledExactlyOnceWith({ from: 1 })
  },
)

test('labels that are not sent by USB, or taken by somebody who only reads, are not marked as printed', async () => {
  const requestDevice = () => Promise.reject(new DOMException('No device selected.', 'NotFoundError'))
  Object.defineProperty(navigator, 'usb', { value: { requestDevice }, configurable: true })
  const { user, asked, marked } = await openFiles()
  await user.click(screen.getByRole('button', { name: 'Send by USB' }))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(marked).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'usb')
})

test('somebody who only reads downloads labels, and they are not marked as printed', async () => {
  const saved = vi.fn(() => 'blob:labels')
  URL.createObjectURL = saved
  const { user, marked } = await openFiles({}, ['READ'])
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(marked).not.toHaveBeenCalled()
})

test('goes on at another free place of the sheet', async () => {
  URL.createObjectURL = () => 'blob:labels'
  const { user, asked } = await openFiles({ sheet: 'AVERY_5160', start: { row: 2, column: 1 } })
  const row = screen.getByRole<HTMLInputElement>('textbox', { name: /First free row/ })
  expect(row.value).toBe('3')
  await user.clear(row)
  await user.type(row, '8')
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledExactlyOnceWith('?from=1&row=7&column=1'))
})

test('marks a free place that the sheet does not have', async () => {
  const { user, asked } = await openFiles({ sheet: 'AVERY_5160', start: { row: 2, column: 1 } })
  const row = screen.getByRole('textbox', { name: /First free row/ })
  await user.clear(row)
  await user.type(row, '11')
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText('Enter a whole number from 1 to 10.')).toBeDefined()
  expect(row.getAttribute('aria-invalid')).toBe('true')
  expect(asked).not.toHaveBeenCalled()
})

test('says where the items came from, who canceled, and what may have been printed twice', async () => {
  const canceled = { state: 'CANCELED', printed: 40, canceledBy: 'grace', sentAgain: [21] }
  await open('/app/utilities/labels/jobs/J1', { 'GET /label-jobs/J1': () => ({ ...JOB, ...canceled }) })
  expect(await screen.findByText('PO-000012')).toBeDefined()
  expect(screen.getByText('2026-01-02 03:04 by ada')).toBeDefined()
  expect(screen.getByText('2026-01-02 03:05 by grace')).toBeDefined()
  expect(screen.getByText(/sent them again from label 21 on/)).toBeDefined()
})

test('a failed job says how far it came, and goes on from there', async () => {
  const sent = vi.fn()
  let job: object = { ...JOB, state: 'FAILED', printed: 20, fault: 'Stand 12 closed the connection.' }
  const { user } = await open('/app/utilities/labels/jobs/J1', {
    'GET /label-jobs/J1': () => job,
    'POST /label-jobs/J1/print': async (request) => {
      sent(await request.json())
      job = JOB
      return JOB
    },
  })
  expect(await screen.findByText('Stand 12 closed the connection.')).toBeDefined()
  expect(screen.getByText(/has taken 20 of 60 labels/)).toBeDefined()
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: /From label/ })
  expect(from.value).toBe('21')
  await user.clear(from)
  await user.type(from, '61')
  await user.click(screen.getByRole('button', { name: 'Go on printing' }))
  expect(await screen.findByText('Enter a whole number from 1 to 60.')).toBeDefined()
  expect(sent).not.toHaveBeenCalled()
  await user.clear(from)
  await user.type(from, '20')
  await user.click(screen.getByRole('button', { name: 'Go on printing' }))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ from: 20, confirmed: 41 }))
  expect(await screen.findByRole('button', { name: 'Print again' })).toBeDefined()
})

test('somebody who only reads sees a job, and prints nothing', async () => {
  await open('/app/utilities/labels/jobs/J1', {}, ['READ'])
  const button = await screen.findByRole('button', { name: 'Print again' })
  expect(button.getAttribute('aria-disabled') === 'true' || (button as HTMLButtonElement).disabled).toBe(true)
})

const page = (data: readonly object[]) => ({ data, nextCursor: null, total: { count: data.length, capped: false } })
const WITH_DEFAULTS: Answers = {
  'GET /labels/templates': () => page([TEMPLATE, TAG]),
  'GET /label-defaults': () => page(DEFAULTS),
}

test('begins with the default for the items, and follows the use', async () => {
  const checked = vi.fn()
  const { user } = await open(`${PRINT}?item=MUG&itemType=6`, {
    ...WITH_DEFAULTS,
    'POST /label-jobs/check': async (request) => {
      checked(await request.json())
      return CHECK
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Check labels' }))
  await vi.waitFor(() => expect(checked).toHaveBeenCalledOnce())
  expect(checked.mock.lastCall![0]).toMatchObject({ templateID: 'T2', printerID: 'P1' })
  await user.click(screen.getByRole('button', { name: /Use$/ }))
  await user.click(await screen.findByRole('option', { name: 'Shelf' }))
  await user.click(screen.getByRole('button', { name: 'Check labels' }))
  await vi.waitFor(() => expect(checked).toHaveBeenCalledTimes(2))
  expect(checked.mock.lastCall![0]).toMatchObject({ templateID: 'T1', printerID: null })
})

test('a reprint keeps its template', async () => {
  const state = { filter: { itemIDs: ['MUG'] }, items: '1 item to reprint', templateID: 'T1', itemType: 6 }
  await open(PRINT, WITH_DEFAULTS, ['WRITE'], state)
  expect((await screen.findByRole('button', { name: /Template$/ })).textContent).toContain('Shelf label')
})

const listField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Item IDs or UPCs/ })

test('copies that are typed into the list count', async () => {
  const checked = vi.fn()
  const { user } = await open(PRINT, {
    'POST /label-jobs/check': async (request) => {
      checked(await request.json())
      return CHECK
    },
  })
  await user.type(await listField(), 'MUG, 2')
  await user.click(screen.getByRole('button', { name: 'Check labels' }))
  await vi.waitFor(() => expect(checked).toHaveBeenCalledOnce())
  expect(checked.mock.calls[0]![0]).toMatchObject({
    source: { lines: [{ code: 'MUG', copies: 2 }] },
    copies: { rule: 'LISTED' },
  })
})

/** Knows the mug alone, in capitals. */
const WITH_MUG: Answers = {
  'GET /items': (request) => {
    const isMug = new URL(request.url).searchParams.get('code') === 'TOUR-MUG'
    return { data: isMug ? [{ itemID: 'TOUR-MUG', name: 'Tour mug' }] : [] }
  },
}

test('a scan is a line of its own, wherever the list was clicked, and names its item', async () => {
  const { user } = await open(PRINT, WITH_MUG)
  await user.type(await listField(), 'TS-RED-M')
  await scan('TOUR-MUG')
  expect(await screen.findByText('Tour mug has been added. The list has 2 lines.')).toBeDefined()
  await user.click(await listField())
  await scan('tour-mug')
  expect(await screen.findByText('Tour mug has been added. The list has 3 lines.')).toBeDefined()
  expect((await listField()).value).toBe('TS-RED-M\nTOUR-MUG\nTOUR-MUG\n')
})

test('a scan that nothing has is told, and is no line', async () => {
  await open(`${PRINT}?item=MUG`, WITH_MUG)
  await listField()
  const shown = vi.spyOn(toasts, 'show')
  await scan('NOBODY')
  await vi.waitFor(() => expect(shown).toHaveBeenCalledWith({ tone: 'warning', title: 'There is no item NOBODY.' }))
  expect((await listField()).value).toBe('MUG\n')
})

test('asks before a typed list is left, and not once it is printed', async () => {
  const { user, router } = await open(PRINT, { 'POST /label-jobs/check': () => CHECK, 'POST /label-jobs': () => JOB })
  await user.type(await listField(), 'MUG')
  await act(async () => void router.navigate('/app/utilities/labels/jobs'))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay' }))
  expect((await listField()).value).toBe('MUG')
  await user.click(screen.getByRole('button', { name: 'Check labels' }))
  await user.click(await screen.findByRole('button', { name: 'Print 3 labels' }))
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/app/utilities/labels/jobs/J1'))
})

test('says that nothing can be printed, and what to do', async () => {
  const check = { ...FAULTY_CHECK, items: 1, labels: 1, goodItems: 0, goodLabels: 0 }
  const { user } = await open(`${PRINT}?item=MUG`, { 'POST /label-jobs/check': () => check })
  await user.click(await screen.findByRole('button', { name: 'Check labels' }))
  expect(await screen.findByRole('heading', { name: 'Nothing can be printed' })).toBe(document.activeElement)
  expect(screen.getByText(/Correct it, and check again/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Print (only|\d)/ })).toBeNull()
})

test('a check that a lost connection has failed is no problem any more once it is back', async () => {
  let isLost = true
  const { user, store } = await open(`${PRINT}?item=MUG`, {
    'POST /label-jobs/check': () => {
      if (isLost) throw new TypeError('Failed to fetch')
      return CHECK
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Check labels' }))
  expect(await screen.findByText("The labels couldn't be checked")).toBeDefined()
  isLost = false
  await act(async () => void (await store.get(apiAtom).GET('/printers')))
  await vi.waitFor(() => expect(screen.queryByText("The labels couldn't be checked")).toBeNull())
})

test.each(['0', '61', '1.5', ''])('files of a job begin with one of its labels, not with %j', async (first) => {
  const made = vi.fn()
  const { user } = await open('/app/utilities/labels/jobs/J1', { 'GET /label-jobs/J1/pdf': made })
  const field = await screen.findByRole('textbox', { name: /First label/ })
  await user.clear(field)
  if (first) await user.type(field, first)
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText('Enter a whole number from 1 to 60.')).toBeDefined()
  expect(made).not.toHaveBeenCalled()
})

test('a change while labels are checked leaves out what is found', async () => {
  const answered = Promise.withResolvers<typeof CHECK>()
  const { user } = await open(`${PRINT}?item=MUG`, { 'POST /label-jobs/check': () => answered.promise })
  await user.click(await screen.findByRole('button', { name: 'Check labels' }))
  await user.type(screen.getByRole('textbox', { name: /Copies of each item/ }), '0')
  await act(async () => answered.resolve(CHECK))
  expect(screen.queryByRole('button', { name: 'Print 3 labels' })).toBeNull()
})
