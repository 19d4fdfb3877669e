import { nextSession, type SessionEffect, type SessionEvent, type SessionState, SIGNED_OUT } from '@greenroom/session'
import { Button, Card, FieldGrid } from '@greenroom/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Code } from './Code.tsx'
import { Parts } from './Parts.tsx'

const meta = { title: 'Core/session', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const user = { userID: '1', userName: 'ada', companyCode: 'demo', roleID: 7, role: 'store manager' }
const features = [{ key: 'INVENTORY_DASHBOARD', access: ['READ'] as const }]

/** Events of the session, with a label for each. */
const EVENTS: Record<string, SessionEvent> = {
  'Open a page': { type: 'loginNeeded', url: '/app/catalog/products?search=tee' },
  'Sign in': { type: 'signIn', companyCode: 'demo', userName: 'ada', password: 'secret', remember: false },
  'Login succeeds': { type: 'loggedIn', answer: { token: 'T1', user, authorizationData: { features, places: [] } } },
  'Login as partner admin': { type: 'loggedIn', answer: { token: 'T1', user: { ...user, roleID: 17 } } },
  'Login is refused': { type: 'loginRefused', failure: { status: 502 } },
  'Token is replaced': { type: 'tokenReplaced', token: 'T2' },
  'User is active': { type: 'userActive' },
  'Idle time has passed': { type: 'timerEnded', timer: 'idle' },
  'Timeout has passed': { type: 'timerEnded', timer: 'timeout', url: '/app/home' },
  'Keepalive is due': { type: 'timerEnded', timer: 'keepalive' },
  'A call is refused': { type: 'callRefused', status: 401, code: 'ER_009', url: '/app/home' },
  'Sign out': { type: 'signOut' },
  'Sign out with a dirty form': { type: 'signOut', dirty: true },
  Cleared: { type: 'cleared' },
}

type Shown = { state: SessionState; last: string; effects: readonly SessionEffect[] }

function TryOut() {
  const [{ state, last, effects }, setShown] = useState<Shown>({ state: SIGNED_OUT, last: 'Nothing yet', effects: [] })

  function send(name: string, event: SessionEvent) {
    const [next, asked] = nextSession(state, event)
    setShown({ state: next, last: name, effects: asked })
  }

  return (
    <Parts>
      <div role="group" aria-label="Events" style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
        {Object.entries(EVENTS).map(([name, event]) => (
          <Button key={name} onPress={() => send(name, event)}>
            {name}
          </Button>
        ))}
      </div>
      <FieldGrid>
        <Card title="State">
          <Code label="State">{state}</Code>
        </Card>
        <Card title={`Effects of: ${last}`}>
          <Code label="Effects">{effects}</Code>
        </Card>
      </FieldGrid>
    </Parts>
  )
}

/** Step through the state machine event by event. An event without a meaning in a state changes nothing. */
export const Machine: Story = {
  render: () => <TryOut />,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Open a page', 'Sign in', 'Login succeeds', 'Idle time has passed']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    await expect(canvas.getByRole('group', { name: 'State' })).toHaveTextContent('"activity": "idle"')
    await expect(canvas.getByRole('group', { name: 'Effects' })).toHaveTextContent('"afterMs": 1800000')
  },
}
