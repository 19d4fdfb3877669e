import { PRICE_CHANGE } from '@greenroom/catalog'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { formatsOf } from '#data/formats.ts'
import { type DocumentAction, DocumentActions } from './DocumentActions.tsx'
import { DocumentBar } from './DocumentBar.tsx'
import { DocumentLog } from './DocumentLog.tsx'
import { DocumentTotals } from './DocumentTotals.tsx'
import { RemarkDialog } from './RemarkDialog.tsx'

const meta = { title: 'Screens/Parts of a document', tags: ['!autodocs'] } satisfies Meta
export default meta

const submit: DocumentAction = { name: 'submit', label: 'Submit', isPrimary: true, needsRemark: false }
const cancel: DocumentAction = { name: 'cancel', label: 'Cancel', isPrimary: false, needsRemark: false }
const usual = { actions: [submit, cancel], pending: false, isDirty: false, onAct: fn(), onFile: fn() }
const refused = { ...submit, disabledReason: 'Add a line first.' }
const outcome = { label: 'Submit for approval', note: 'Needs approval: more than 20% for CAP.' }
const formats = formatsOf({
  currency: 'USD',
  timeZone: 'UTC',
  dateFormat: 'YYYY-MM-DD',
  timeFormat: '24h',
  numberFormat: '1,234.56',
})

/** A dot in the color of each state, and its word. */
export const HeaderInEveryState: StoryObj = {
  render: () => (
    <>
      {Object.values(PRICE_CHANGE.states).map((state) => (
        <article key={state.label} aria-label={state.label}>
          <DocumentBar title="PC-000007" record="PC-000007" back={{ label: 'Price changes', href: '#' }} state={state}>
            <DocumentActions {...usual} />
          </DocumentBar>
        </article>
      ))}
    </>
  ),
}

export const ActionsRefused: StoryObj = {
  render: () => <DocumentActions {...usual} actions={[refused, cancel]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add a line first.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeDisabled()
  },
}

export const ActionsWithOutcome: StoryObj = {
  render: () => <DocumentActions {...usual} actions={[{ ...submit, outcome }, cancel]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(outcome.note)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Submit for approval' })).toBeEnabled()
  },
}

/** What is typed is saved first: the reason may be gone, and the outcome another. */
export const ActionsWhileTyping: StoryObj = {
  render: () => (
    <>
      <DocumentActions {...usual} actions={[refused, cancel]} isDirty />
      <DocumentActions {...usual} actions={[{ ...submit, outcome }, cancel]} isDirty />
    </>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Submit/ })) {
      await expect(button).toBeEnabled()
      await expect(button).toHaveAccessibleName('Submit')
    }
    await expect(canvas.queryByText(outcome.note)).toBeNull()
  },
}

/** The number and the way back stay whole beside a long reason. */
export const LongReason: StoryObj = {
  render: () => (
    <DocumentBar
      title="PC-000007"
      record="PC-000007"
      back={{ label: 'Price changes', href: '#' }}
      state={PRICE_CHANGE.states['DRAFT']!}
    >
      <DocumentActions
        {...usual}
        actions={[{ ...submit, disabledReason: 'Line 12 needs a new price. '.repeat(8).trim() }, cancel]}
      />
    </DocumentBar>
  ),
  play: async ({ canvas }) => {
    const linesOf = (element: HTMLElement) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    await expect(linesOf(canvas.getByRole('heading', { name: 'PC-000007' }))).toBe(1)
    await expect(linesOf(canvas.getByRole('link', { name: 'Price changes' }))).toBe(1)
    await expect(linesOf(canvas.getByRole('status'))).toBeGreaterThan(1)
  },
}

export const ActionsUnderWay: StoryObj = { render: () => <DocumentActions {...usual} pending /> }

export const NoActionsLeft: StoryObj = { render: () => <DocumentActions {...usual} actions={[]} /> }

const totals = [
  { name: 'lines', label: 'Lines', kind: 'count' as const, value: 1204 },
  { name: 'value', label: 'Value', kind: 'money' as const, value: 48_213.5 },
  { name: 'largest', label: 'Largest change', kind: 'percent' as const, value: -12.5 },
]

export const TotalsInTheRail: StoryObj = { render: () => <DocumentTotals {...{ totals, formats }} /> }

export const TotalsInTheBar: StoryObj = { render: () => <DocumentTotals {...{ totals, formats }} isInline /> }

export const RemarkAsked: StoryObj = {
  render: () => (
    <RemarkDialog
      title="Send back PC-000007"
      confirm="Send back"
      action={{ name: 'sendBack', label: 'Send back', isPrimary: false, needsRemark: true }}
      remark=""
      onRemark={fn()}
      onConfirm={fn()}
      onClose={fn()}
    />
  ),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Send back PC-000007' })
    await expect(screen.getByRole('button', { name: 'Send back' })).toBeDisabled()
  },
}

const at = '2026-01-02T03:04:05Z'

export const Log: StoryObj = {
  render: () => (
    <DocumentLog
      kind={PRICE_CHANGE}
      formats={formats}
      events={[
        { eventID: '1', action: 'create', to: 'DRAFT', at, by: 'ada' },
        { eventID: '2', action: 'save', from: 'DRAFT', to: 'DRAFT', at, by: 'ada' },
        { eventID: '3', action: 'attach', from: 'DRAFT', to: 'DRAFT', at, by: 'ada', remark: 'Offer.pdf' },
        {
          eventID: '4',
          action: 'submit',
          from: 'DRAFT',
          to: 'SUBMITTED',
          at,
          by: 'ada',
          remark: 'As agreed by phone',
          note: outcome.note,
        },
        { eventID: '5', action: 'approve', from: 'SUBMITTED', to: 'APPROVED', at, by: 'grace' },
        { eventID: '6', action: 'apply', from: 'APPROVED', to: 'APPLIED', at, by: 'grace', isAutomatic: true },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Applied automatically')
    await expect(canvas.getByText('As agreed by phone')).toBeVisible()
    await expect(canvas.getByText(outcome.note)).toBeVisible()
  },
}
