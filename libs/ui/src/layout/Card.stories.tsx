import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../action/Button.tsx'
import { Card } from './Card.tsx'
import { Kbd } from '../action/Kbd.tsx'

const meta = {
  component: Card,
  parameters: {
    guide: {
      use: 'A part of a screen that stands on its own, such as a figure of the home screen.',
      avoid: [
        'For parts of a form: use `Section`, which folds and counts errors.',
        'Around a grid: it has its own frame.',
      ],
    },
  },
  args: { children: 'Last import: 4,070 items.' },
} satisfies Meta<typeof Card>
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
