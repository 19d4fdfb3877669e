import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Refusal } from '#data/answering-fixture.ts'
import { grant, never, screenStory } from '#shell/screen-story.tsx'
import { ANSWERS, CHECK, FAULTY_CHECK, JOB } from './label-printing-fixture.ts'

const meta = {
  title: 'Screens/Print labels',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const features = [...grant(['READ', 'WRITE'], 'UTILITIES_LABEL_PRINTING'), ...grant(['READ'], 'CATALOG_PRODUCT')]
const PRINT = '/app/utilities/labels/print'
const JOBS = '/app/utilities/labels/jobs'
const REPRINTS = '/app/utilities/labels/reprints'

export const Choose = screenStory({ at: `${PRINT}?item=MUG`, features, answers: ANSWERS }, async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: /Item IDs or UPCs/ })).toHaveValue('MUG\n')
})

export const Checked = screenStory(
  { at: `${PRINT}?item=MUG`, features, answers: { ...ANSWERS, 'POST /label-jobs/check': () => CHECK } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check labels' }))
    await expect(await canvas.findByRole('button', { name: 'Print 3 labels' })).toBeVisible()
  },
)

export const Faulty = screenStory(
  { at: `${PRINT}?item=MUG`, features, answers: { ...ANSWERS, 'POST /label-jobs/check': () => FAULTY_CHECK } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check labels' }))
    await expect(await canvas.findByText(/there is nothing to scan/)).toBeVisible()
  },
)

export const NoTemplates = screenStory(
  {
    at: PRINT,
    features,
    answers: { ...ANSWERS, 'GET /labels/templates': () => ({ data: [], nextCursor: null, total: { count: 0 } }) },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No label templates yet')).toBeVisible()
  },
)

export const Jobs = screenStory(
  { at: JOBS, features, answers: { ...ANSWERS, 'GET /label-jobs': () => ({ data: [JOB], nextCursor: null }) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Shelf label')).toBeVisible()
    await expect(canvas.getByText(/PO-000012/)).toBeVisible()
  },
)

export const NoJobs = screenStory(
  { at: JOBS, features, answers: { ...ANSWERS, 'GET /label-jobs': () => ({ data: [], nextCursor: null }) } },
  async ({ canvas }) => {
    await expect(await canvas.findByText('No print jobs yet')).toBeVisible()
  },
)

export const JobsFailing = screenStory(
  {
    at: JOBS,
    features,
    answers: {
      ...ANSWERS,
      'GET /label-jobs': () => new Refusal(500, { code: 'ER_000', message: 'Something went wrong' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/Something went wrong/)).toBeVisible()
  },
)

export const JobsLoading = screenStory(
  { at: JOBS, features, answers: { ...ANSWERS, 'GET /label-jobs': never } },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Print jobs' })).toBeVisible()
  },
)

export const Done = screenStory({ at: `${JOBS}/J1`, features, answers: ANSWERS }, async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText('Tour shirt red M')).toBeVisible()
  const grid = canvas.getByRole('grid', { name: 'Items of the job' })
  await expect(grid.clientWidth).toBeGreaterThan(300)
  await expect(await canvas.findByRole('img', { name: 'Label 1' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Next label' }))
  await expect(await canvas.findByText('Label 2 of 60')).toBeVisible()
})

export const Printing = screenStory(
  {
    at: `${JOBS}/J1`,
    features,
    answers: { ...ANSWERS, 'GET /label-jobs/J1': () => ({ ...JOB, state: 'PRINTING', printed: 20 }) },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Printing on Stand 12' })).toBeVisible()
  },
)

export const Failed = screenStory(
  {
    at: `${JOBS}/J1`,
    features,
    answers: {
      ...ANSWERS,
      'GET /label-jobs/J1': () => ({ ...JOB, state: 'FAILED', printed: 20, fault: 'Stand 12 closed the connection.' }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Go on printing' })).toBeVisible()
  },
)

export const Canceled = screenStory(
  {
    at: `${JOBS}/J1`,
    features,
    answers: {
      ...ANSWERS,
      'GET /label-jobs/J1': () => ({ ...JOB, state: 'CANCELED', printed: 40, canceledBy: 'grace', sentAgain: [21] }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/by grace/)).toBeVisible()
    await expect(canvas.getByText(/from label 21 on/)).toBeVisible()
  },
)

export const OnSheets = screenStory(
  {
    at: `${JOBS}/J1`,
    features,
    answers: {
      ...ANSWERS,
      'GET /label-jobs/J1': () => ({
        ...JOB,
        state: 'READY',
        printed: 0,
        sheet: 'AVERY_5160',
        source: { kind: 'LIST' },
        printerID: undefined,
        printerName: undefined,
        finishedAt: undefined,
      }),
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /First free row/ })).toBeVisible()
    await expect(canvas.getByText('Typed list')).toBeVisible()
  },
)

export const ReadOnly = screenStory(
  {
    at: `${JOBS}/J1`,
    features: grant(['READ'], 'UTILITIES_LABEL_PRINTING', 'CATALOG_PRODUCT'),
    answers: ANSWERS,
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Print again' })).toHaveAttribute('aria-disabled', 'true')
  },
)

const REPRINT = {
  itemID: 'MUG',
  name: 'Mug',
  templateID: 'T1',
  templateName: 'Shelf label',
  reasons: ['PRICE', 'NAME'],
  prices: [{ name: 'Selling Price', printed: 20, now: 25 }],
  printedAt: '2026-01-02T03:04:05Z',
  printedBy: 'ada',
}

export const Reprints = screenStory(
  {
    at: REPRINTS,
    features,
    answers: { ...ANSWERS, 'GET /label-reprints': () => ({ data: [REPRINT], nextCursor: null }) },
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Price, Name')).toBeVisible()
    await expect(canvas.getByText('Selling Price $20.00 to $25.00')).toBeVisible()
    const row = within(canvas.getByRole('row', { name: /Mug/ }))
    await userEvent.click(row.getByRole('gridcell', { name: 'Select' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Print 1 with Shelf label' }))
    await expect(await canvas.findByText(/1 item to reprint/)).toBeVisible()
  },
)

export const Forbidden = screenStory(
  { at: PRINT, features: grant(['READ'], 'CATALOG_PRODUCT'), answers: ANSWERS },
  async ({ canvas }) => {
    await expect(await canvas.findByText(/permission/)).toBeVisible()
  },
)
