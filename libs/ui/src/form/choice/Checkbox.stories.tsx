import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  component: Checkbox,
  parameters: {
    guide: {
      use: 'A yes-or-no choice that is saved with a form, or a row that is selected.',
      avoid: ['For a setting that applies at once: use `Switch`.', 'For one of several: use `RadioGroup`.'],
      keys: [['Space', 'Checks or unchecks it.']],
    },
  },
  args: { children: 'Remember me' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 4 }}>
      <Checkbox>Not checked</Checkbox>
      <Checkbox checked>Checked</Checkbox>
      <Checkbox mixed>Some of them</Checkbox>
      <Checkbox checked readOnly>
        Read-only
      </Checkbox>
      <Checkbox disabled>Disabled</Checkbox>
      <Checkbox description="Everyone signs in again.">With what follows from it</Checkbox>
      <Checkbox>
        A long text that runs over several lines on a narrow screen and stays aligned to the right of its box, so that
        the eye finds the next box without reading
      </Checkbox>
    </div>
  ),
}

export const BySpace: Story = {
  render: function Render(args) {
    const [checked, setChecked] = useState(false)
    return <Checkbox {...args} checked={checked} onChange={setChecked} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}
