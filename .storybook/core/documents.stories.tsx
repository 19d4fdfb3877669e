import {
  actionsOf,
  checkKind,
  type DocumentEvent,
  type DocumentKind,
  HAS_LINES,
  nextDocument,
} from '@greenroom/documents'
import { grantsOf } from '@greenroom/permissions'
import { Button, Card, FieldGrid, NumberField, Select } from '@greenroom/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Code } from './Code.tsx'
import { Parts } from './Parts.tsx'

const meta = { title: 'Core/documents', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const WRITE = { feature: 'INVENTORY_WRITEDOWN', level: 'WRITE' } as const

const WRITEDOWN: DocumentKind = {
  name: 'writedown',
  label: 'writedown',
  prefix: 'WD',
  toRead: [{ feature: 'INVENTORY_WRITEDOWN', level: 'READ' }],
  toEdit: [WRITE],
  toRemoveFiles: [],
  start: 'DRAFT',
  states: {
    DRAFT: { label: 'Draft', tone: 'gray', isEditable: true },
    SUBMITTED: { label: 'Submitted', tone: 'amber' },
    POSTED: { label: 'Posted', tone: 'green' },
    CANCELED: { label: 'Canceled', tone: 'gray' },
  },
  transitions: {
    submit: {
      label: 'Submit',
      done: 'Submitted',
      from: ['DRAFT'],
      to: 'SUBMITTED',
      needs: [WRITE],
      isPrimary: true,
      guards: [HAS_LINES],
    },
    approve: {
      label: 'Approve',
      done: 'Approved',
      from: ['SUBMITTED'],
      to: 'POSTED',
      needs: [WRITE],
      by: 'somebodyElse',
      isPrimary: true,
      effect: 'postWritedown',
    },
    cancel: { label: 'Cancel', done: 'Canceled', from: ['DRAFT', 'SUBMITTED'], to: 'CANCELED', needs: [WRITE] },
  },
  lineFields: [],
}

const GRANTS = grantsOf([{ key: 'INVENTORY_WRITEDOWN', access: ['WRITE'] }])
const USERS = ['ada', 'bob'].map((id) => ({ id, label: id }))
const NOW = Date.UTC(2026, 10, 22, 9)
const NEW = { state: WRITEDOWN.start, authors: ['ada'] }

function TryOut() {
  const [user, setUser] = useState('ada')
  const [count, setCount] = useState('0')
  const [stored, setStored] = useState(NEW)
  const [log, setLog] = useState<DocumentEvent[]>([])

  const document = { ...stored, lines: Array.from({ length: Number(count) || 0 }) }
  const context = { user, grants: GRANTS, now: NOW }
  const { label } = WRITEDOWN.states[document.state]!

  function act(action: string) {
    const decision = nextDocument(WRITEDOWN, document, { action }, context)
    if (!decision.document) return
    setStored({ state: decision.document.state, authors: [...decision.document.authors] })
    setLog([...log, decision.event])
  }

  return (
    <Parts>
      <FieldGrid>
        <Select label="User" options={USERS} value={user} onChange={setUser} />
        <NumberField label="Lines" value={count} onChange={setCount} />
      </FieldGrid>
      <Card title={label}>
        <Parts>
          {actionsOf(WRITEDOWN, document, context).map(({ name, label, disabledReason }) => (
            <div key={name}>
              <Button disabled={disabledReason !== undefined} onPress={() => act(name)}>
                {label}
              </Button>{' '}
              {disabledReason}
            </div>
          ))}
        </Parts>
      </Card>
      <Card title="Log">
        <Code label="Log">{log}</Code>
      </Card>
      <Card title={`${checkKind(WRITEDOWN).length} faults in the definition`}>
        <Code label="Definition">{WRITEDOWN}</Code>
      </Card>
    </Parts>
  )
}

/** Take a document from draft to the end, and see why an action is refused. */
export const Writedown: Story = {
  render: () => <TryOut />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Add at least one line first.')).toBeVisible()
    const lines = canvas.getByRole('textbox', { name: 'Lines' })
    await userEvent.clear(lines)
    await userEvent.type(lines, '2')
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await expect(canvas.getByRole('heading', { name: 'Submitted' })).toBeVisible()
    await expect(canvas.getByText(/can't approve your own writedown/)).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Log' })).toHaveTextContent('"by": "ada"')
  },
}
