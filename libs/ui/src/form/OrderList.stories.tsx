import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Badge } from '../feedback/Badge.tsx'
import { OrderList } from './OrderList.tsx'

const entries = [
  { id: 'name', name: 'Back name', details: 'Text, 1 to 12 characters', actions: <Badge>Required</Badge> },
  { id: 'number', name: 'Number', details: 'Number, 1 to 2 characters' },
  { id: 'patch', name: 'A patch with a name that is as long as a name can be', details: 'Pick, at most 2' },
]

const meta = {
  component: OrderList,
  parameters: {
    guide: {
      use: 'A short list that the user puts in order.',
      avoid: ['For sorting by a column: use `Grid`.', 'For pictures: use `ImageGallery`.'],
      keys: [
        ['Up, Down', 'Moves through the entries.'],
        ['Enter', 'On the handle: starts moving; again: drops.'],
        ['Enter, Space', 'On Move up and Move down: moves by one.'],
        ['Escape', 'Cancels the move.'],
      ],
    },
  },
  args: { label: 'Groups', entries },
} satisfies Meta<typeof OrderList>
export default meta
type Story = StoryObj<typeof meta>

export const InOrder: Story = {
  args: { onMove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Move Back name up' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Move Back name down' }))
    await expect(args.onMove).toHaveBeenCalledWith('name', 1)
  },
}
export const ReadOnly: Story = {}
