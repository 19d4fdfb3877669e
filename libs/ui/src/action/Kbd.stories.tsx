import type { Meta, StoryObj } from '@storybook/react-vite'
import { Kbd } from './Kbd.tsx'

const meta = {
  component: Kbd,
  parameters: {
    guide: {
      use: 'Naming a key or a chord in text, in a menu and beside a search box.',
      avoid: ['For code or an ID: use plain text.', 'To handle the key: the caller listens for it.'],
    },
  },
  args: { children: 'Ctrl K' },
} satisfies Meta<typeof Kbd>
export default meta
type Story = StoryObj<typeof meta>

export const Chord: Story = {}
export const InText: Story = {
  render: () => (
    <p>
      Press <Kbd>Ctrl S</Kbd> to save, or <Kbd>Esc</Kbd> to close.
    </p>
  ),
}
