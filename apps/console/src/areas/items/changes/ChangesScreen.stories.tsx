import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import type { ChangeSet } from '#records/change-sets.atoms.ts'

const meta = {
  title: 'Screens/Changes',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const READ = grant(['READ'], 'CATALOG_PRODUCT', 'UTILITIES_BULK_EDIT')
const WRITE = grant(['READ', 'WRITE'], 'CATALOG_PRODUCT', 'UTILITIES_BULK_EDIT')
const DELETE = grant(['READ', 'WRITE', 'DELETE'], 'CATALOG_PRODUCT', 'UTILITIES_BULK_EDIT')
const at = '/app/catalog/changes'
const one = `${at}?changeSetID=7`
const failed = () => new Refusal(500, { code: 'ER_000', message: 'Request not processed' })

const applied: ChangeSet = {
  changeSetID: '7',
  kind: 'BULK',
  state: 'APPLIED',
  edit: { fields: { consignment: true }, adjustments: [], filter: { itemIDs: ['TS-1'] } },
  counts: { items: 60, change: 50, unchanged: 6, problems: 3, system: 1 },
  done: 50,
  total: 50,
  createdAt: '2026-01-02T03:04:05Z',
  createdBy: 'ada',
  undo: { possible: 47, changedSince: 3, created: 0, discontinued: 0 },
}

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützen 2026 final v2.csv'

const imported: ChangeSet = { ...applied, changeSetID: '6', kind: 'IMPORT', edit: undefined, fileName: LONG }

const listing = (...changeSets: ChangeSet[]): Answers => ({
  'GET /changesets': () => ({ data: changeSets, nextCursor: null }),
})

const showing = (changeSet: ChangeSet): Answers => ({
  'GET /changesets/7': () => changeSet,
  'GET /changesets/7/rows': () => ({ data: [], nextCursor: null }),
})

export const Filled = screenStory(
  {
    at,
    features: WRITE,
    answers: listing(
      { ...applied, undoneBy: '8', isUndonePartly: false },
      { ...applied, changeSetID: '5', undoneBy: '9', isUndonePartly: true },
      imported,
    ),
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Undone')).toBeVisible()
    await expect(canvas.getByText('Partly undone')).toBeVisible()
    await expect(canvas.getByText('Applied')).toBeVisible()
  },
)

export const Empty = screenStory({ at, features: WRITE, answers: listing() }, async ({ canvas }) => {
  await expect(await canvas.findByText('No changes yet')).toBeVisible()
})

export const Loading = screenStory(
  { at, features: WRITE, answers: { 'GET /changesets': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
)

export const Failed = screenStory(
  { at, features: WRITE, answers: { 'GET /changesets': failed } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByText('No changes yet')).toBeNull()
  },
)

export const Forbidden = screenStory({ at, features: [], answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText("You don't have permission")).toBeVisible()
})

export const LongTexts = screenStory({ at, features: WRITE, answers: listing(imported) }, async ({ canvas }) => {
  await expect(await canvas.findByText(new RegExp(LONG))).toBeVisible()
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

export const RightToLeft = screenStory(
  { at, dir: 'rtl', features: WRITE, answers: listing(applied, { ...imported, fileName: 'قمصان.csv' }) },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/قمصان/)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
)

export const One = screenStory({ at: one, features: WRITE, answers: showing(applied) }, async ({ canvas }) => {
  await expect(await canvas.findByText('Items are modified')).toBeVisible()
  await expect(canvas.getByRole('list', { name: 'Requested changes' })).toHaveTextContent('Consignment set to Yes')
  await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
})

export const OneUnderWay = screenStory(
  { at: one, features: WRITE, answers: showing({ ...applied, state: 'APPLYING', done: 20, undo: undefined }) },
  async ({ canvas }) => {
    await expect(await canvas.findByText('20 of 50 items')).toBeVisible()
  },
)

export const OneReadOnly = screenStory({ at: one, features: READ, answers: showing(applied) }, async ({ canvas }) => {
  await expect(await canvas.findByText('Items are modified')).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
})

const removal = {
  possible: 46,
  changedSince: 3,
  discontinued: 2,
  items: 12,
  entries: 1,
  stays: 7,
  isAllowed: true,
}

const importedOne: ChangeSet = {
  ...imported,
  changeSetID: '7',
  counts: undefined,
  undo: { possible: 46, changedSince: 3, created: 17, discontinued: 14, removal },
}

const stay = (id: string, name: string, reason: string, what = 'item') => ({ kind: what, what, id, name, reason })

const stays = [
  stay('TS-1', 'Tour tee', 'It is in purchase order PO-000012.'),
  stay('TS-2', 'Tour tee, large', 'It was sold.'),
  stay('TS-3', 'Tour mug', 'It was changed since.'),
  stay('CAP-9', 'Cap', "It is in a document that you can't open."),
  stay('ACME', 'Acme & Sons', 'It is in use.', 'vendor'),
]

const answersOfImport: Answers = {
  ...showing(importedOne),
  'GET /changesets/7/stays': () => ({ data: stays, nextCursor: null }),
}

async function question(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
  return within(await within(document.body).findByRole('alertdialog'))
}

export const QuestionOfRemoval = screenStory(
  { at: one, features: DELETE, answers: answersOfImport },
  async ({ canvas }) => {
    const asked = await question(canvas)
    await expect(asked.getByText('Undo the import and remove 12 items and 1 list entry?')).toBeVisible()
    await expect(asked.getByText('Discontinued instead: 2 items')).toBeVisible()
    await expect(asked.getByText('It is in purchase order PO-000012.')).toBeVisible()
    await expect(asked.getByText('vendor ACME')).toBeVisible()
    await expect(asked.getByRole('link', { name: 'View all 7 that stay' })).toBeVisible()
    await expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
)

export const QuestionWithoutDelete = screenStory(
  {
    at: one,
    features: WRITE,
    answers: showing({
      ...importedOne,
      undo: { ...importedOne.undo!, removal: { ...removal, isAllowed: false } },
    }),
  },
  async ({ canvas }) => {
    const asked = await question(canvas)
    await expect(asked.getByText('Items created by the import are discontinued: 14.')).toBeVisible()
    await expect(asked.getByText(/because that takes DELETE access/)).toBeVisible()
  },
)

export const Removed = screenStory(
  {
    at: `${one}&tab=stays`,
    features: READ,
    answers: {
      ...answersOfImport,
      'GET /changesets/7': () => ({
        ...importedOne,
        kind: 'UNDO',
        undoes: '6',
        undo: undefined,
        removed: { items: 12, entries: 1, stays: 5 },
      }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/12 of them removed/)).toBeVisible()
    await expect(await canvas.findByText('It is in purchase order PO-000012.')).toBeVisible()
    await expect(canvas.getByText('Vendor')).toBeVisible()
  },
)

export const OneFailed = screenStory(
  { at: one, features: WRITE, answers: { 'GET /changesets/7': failed } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
)
