import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type Answers, Refusal } from '#data/answering-fixture.ts'
import { grant, screenStory } from '#shell/screen-story.tsx'
import type { CountSheet } from './counts.atoms.ts'
import { SHEET } from './counts-fixture.ts'

const meta = {
  title: 'Screens/Count sheet',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const KEYS = ['INVENTORY_ADJUSTMENT', 'CATALOG_PRODUCT']
const READ = grant(['READ'], ...KEYS)
const WRITE = grant(['READ', 'WRITE'], ...KEYS)
const at = '/app/inventory/counts/CN-000007/sheet'
const MUG = { itemID: 'MUG', name: 'Tour Mug' }

/** A server that keeps what is counted, and the bodies that it got. */
function counting(sheet: CountSheet = SHEET, more: Answers = {}) {
  const bodies: { tallies: { itemID: string; section: string; quantity: number }[] }[] = []
  const totals = new Map(sheet.counted.map(({ itemID, section, quantity }) => [`${itemID}/${section}`, quantity]))
  const answers: Answers = {
    'GET /counts/CN-000007/sheet': () => sheet,
    'POST /counts/CN-000007/tallies': async (request) => {
      const body = (await request.json()) as (typeof bodies)[number]
      bodies.push(body)
      for (const { itemID, section, quantity } of body.tallies) {
        const key = `${itemID}/${section}`
        totals.set(key, (totals.get(key) ?? 0) + quantity)
      }
      const counted = [...totals].map(([key, quantity]) => {
        const [itemID = '', section = ''] = key.split('/')
        return { itemID, section, quantity, by: ['ada'] }
      })
      const itemIDs = new Set(body.tallies.map(({ itemID }) => itemID))
      return { counted: counted.filter(({ itemID }) => itemIDs.has(itemID)) }
    },
    'GET /items': () => ({ data: [MUG], nextCursor: null }),
    ...more,
  }
  return { answers, tallies: () => bodies.flatMap(({ tallies }) => tallies) }
}

const byHand = counting()
export const CountByHand = screenStory(
  { at, features: WRITE, answers: byHand.answers },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One more of CAP' }))
    const tee = canvas.getByRole('textbox', { name: 'Counted of TEE' })
    await userEvent.type(tee, '7.5{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Counted of CAP' })).toHaveValue('11')
    await expect(await canvas.findByText('2 of 2 items')).toBeVisible()
    await waitFor(() =>
      expect(byHand.tallies()).toMatchObject([
        { itemID: 'CAP', section: 'Front', quantity: 1, round: 0 },
        { itemID: 'TEE', section: 'Front', quantity: 7.5, round: 1 },
      ]),
    )
    await expect(tee).toHaveValue('7.5')
  },
)

const corrected = counting()
export const CountNothing = screenStory(
  { at, features: WRITE, answers: corrected.answers },
  async ({ canvas, userEvent }) => {
    const cap = await canvas.findByRole('textbox', { name: 'Counted of CAP' })
    await userEvent.clear(cap)
    await userEvent.type(cap, 'ten{Enter}')
    await expect(await canvas.findByText(/^Type a number of 0 or more/)).toBeVisible()
    await userEvent.clear(cap)
    await userEvent.type(cap, '0{Enter}')
    await waitFor(() => expect(corrected.tallies()).toMatchObject([{ itemID: 'CAP', quantity: -10 }]))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Counted of TEE' }), '0{Enter}')
    await waitFor(() => expect(corrected.tallies()).toHaveLength(2))
    await expect(canvas.getByText('2 of 2 items')).toBeVisible()
  },
)

const scanned = counting()
export const AddItem = screenStory({ at, features: WRITE, answers: scanned.answers }, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('combobox', { name: 'Find or add an item' }), 'mug{Enter}')
  const mug = await canvas.findByRole('textbox', { name: 'Counted of MUG' })
  await waitFor(() => expect(mug).toHaveFocus())
  await userEvent.keyboard('3{Enter}')
  await waitFor(() => expect(scanned.tallies()).toMatchObject([{ itemID: 'MUG', quantity: 3, round: 0 }]))
})

export const Blind = screenStory(
  {
    at,
    features: WRITE,
    answers: counting({ ...SHEET, sections: [], items: SHEET.items.map(({ expected: _, ...item }) => item) }).answers,
  },
  async ({ canvas }) => {
    await expect(await canvas.findByText('Meridian Snapback')).toBeVisible()
    await expect(canvas.queryByText(/expected/)).toBeNull()
    await expect(canvas.queryByLabelText('Section')).toBeNull()
  },
)

export const ReadOnly = screenStory({ at, features: READ, answers: counting().answers }, async ({ canvas }) => {
  await expect(await canvas.findByText(/^This needs WRITE access to Adjustments/)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: 'One more of CAP' })).toBeNull()
})

export const Refused = screenStory(
  {
    at,
    features: WRITE,
    answers: counting(SHEET, {
      'POST /counts/CN-000007/tallies': () =>
        new Refusal(409, { code: 'ER_000', message: 'Nothing can be counted now: this count is in review.' }),
    }).answers,
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One more of CAP' }))
    await expect(await canvas.findByText('Nothing can be counted now: this count is in review.')).toBeVisible()
    await expect(canvas.getByText('1 entry has not been sent yet')).toBeVisible()
    await expect(canvas.getByText('Saved on this device, and sent as soon as possible.')).toBeVisible()
    await expect(canvas.getByText('1 of CAP in Front')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(canvas.queryByText('1 entry has not been sent yet')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Counted of CAP' })).toHaveValue('10')
  },
)

const partly = counting()
export const RefusedInPart = screenStory(
  {
    at,
    features: WRITE,
    answers: {
      ...partly.answers,
      'POST /counts/CN-000007/tallies': async (request) => {
        const { tallies } = (await request.clone().json()) as { tallies: { itemID: string }[] }
        const index = tallies.findIndex(({ itemID }) => itemID === 'CAP')
        if (index === -1) return partly.answers['POST /counts/CN-000007/tallies']!(request)
        const message = 'No stock is kept of CAP.'
        const errors = [{ field: `tallies.${index}.itemID`, code: 'ER_005', message }]
        return new Refusal(400, { code: 'ER_005', message, errors })
      },
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One more of CAP' }))
    await userEvent.click(canvas.getByRole('button', { name: 'One more of TEE' }))
    await expect(await canvas.findByText('1 entry was refused and does not count')).toBeVisible()
    await expect(canvas.getByText('1 of CAP in Front: No stock is kept of CAP.')).toBeVisible()
    await waitFor(() => expect(partly.tallies()).toMatchObject([{ itemID: 'TEE', quantity: 1 }]))
    await expect(canvas.getByRole('textbox', { name: 'Counted of CAP' })).toHaveValue('10')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.queryByText(/was refused/)).toBeNull())
  },
)

const narrowed = counting()
export const FindByName = screenStory(
  { at, features: WRITE, answers: { ...narrowed.answers, 'GET /items': () => ({ data: [], nextCursor: null }) } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Find or add an item' }), 'tour tee')
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Counted of CAP' })).toBeNull())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Counted of TEE' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Counted of CAP' })).toBeVisible()
  },
)

export const Over = screenStory(
  { at, features: WRITE, answers: counting({ ...SHEET, state: 'REVIEW' }).answers },
  async ({ canvas }) => {
    await expect(await canvas.findByText('This count is in review.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open CN-000007' })).toBeVisible()
  },
)

export const NotThere = screenStory({ at, features: WRITE, answers: {} }, async ({ canvas }) => {
  await expect(await canvas.findByText('There is no count CN-000007.')).toBeVisible()
})
