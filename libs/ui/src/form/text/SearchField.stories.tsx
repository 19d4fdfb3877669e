import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { SearchField } from './SearchField.tsx'

const meta = {
  component: SearchField,
  parameters: {
    guide: {
      use: 'Narrowing the list of a screen as the user types.',
      avoid: ['To go anywhere in the app: use `SearchButton`.', 'To add what was found: use `LookupField`.'],
      keys: [
        ['Escape', 'Clears the text.'],
        ['Enter', 'Calls `onSubmit`.'],
      ],
    },
  },
  args: { label: 'Search products', value: '', onChange: () => {} },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    return <SearchField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const EmptiedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: 'Search products' })
    await userEvent.tab()
    await userEvent.keyboard('tee')
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
  },
}
