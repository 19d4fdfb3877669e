import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta = {
  component: Switch,
  parameters: {
    guide: {
      use: 'A setting that takes effect at once.',
      avoid: ['In a form with Save: use `Checkbox`.', 'For a choice between two things: use `RadioGroup`.'],
      keys: [['Space', 'Turns it on or off.']],
    },
  },
  args: { children: 'Show discontinued', checked: false },
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked)
    return <Switch {...args} checked={checked} onChange={setChecked} />
  },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const BySpace: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}
export const Disabled: Story = { args: { disabled: true, checked: true } }
