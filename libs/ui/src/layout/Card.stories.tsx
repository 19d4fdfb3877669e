import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../action/Button.tsx'
import { Card } from './Card.tsx'
import { Kbd } from '../action/Kbd.tsx'

const meta = { component: Card, args: { children: 'Last import: 4,070 items.' } } satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Titled: Story = {
  args: {
    title: 'Imports',
    action: <Button size="small">Show all</Button>,
    children: (
      <p>
        Last import: 4,070 items. Press <Kbd>Ctrl K</Kbd> to find one.
      </p>
    ),
  },
}
export const Plain: Story = {}
