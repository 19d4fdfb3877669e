import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../action/Button.tsx'
import { DescriptionList } from '../layout/DescriptionList.tsx'
import { SidePanel } from './SidePanel.tsx'

const meta = {
  component: SidePanel,
  parameters: {
    guide: {
      use: 'A preview of one record beside its list, which stays usable.',
      avoid: ['To edit many fields: open the record.', 'For a question: use `ConfirmDialog`.'],
      keys: [
        ['Tab', 'Moves through its header and into its body.'],
        ['Up, Down', 'In the body: scrolls.'],
        ['Escape', 'Closes it and returns to the list.'],
      ],
    },
  },
  args: {
    title: 'Tour tee, black',
    onClose: () => {},
    autoFocus: true,
    children: (
      <DescriptionList
        entries={[
          { term: 'Item ID', value: 'TOUR-TEE-BLK' },
          { term: 'Price', value: '$24.00' },
        ]}
      />
    ),
  },
  render: function Render(args) {
    const [open, setOpen] = useState(false)
    return (
      <div style={{ display: 'flex', gap: 16, height: 320 }}>
        <div style={{ flex: 1 }}>
          <Button onPress={() => setOpen(true)}>Look</Button>
        </div>
        {open && <SidePanel {...args} onClose={() => setOpen(false)} />}
      </div>
    )
  },
} satisfies Meta<typeof SidePanel>
export default meta
type Story = StoryObj<typeof meta>

export const EscapeGivesFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('complementary', { name: 'Tour tee, black' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Look' })).toHaveFocus()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}
