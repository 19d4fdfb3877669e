import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { ColumnChooser, type ColumnChooserProps } from './ColumnChooser.tsx'
import { DEFAULT_LAYOUT, gridColumns } from './grid-columns.ts'

type Item = { id: string; name: string; price: number }

const column = gridColumns<Item>()
const columns = column.columns([
  column.accessor('id', { header: 'Item ID', enableHiding: false }),
  column.accessor('name', { header: 'Name' }),
  column.accessor('price', { header: 'Selling price', meta: { kind: 'money' } }),
])

const meta = {
  component: ColumnChooser<Item>,
  parameters: {
    guide: {
      use: 'Letting the user hide columns of a grid, above the grid.',
      avoid: [
        'On a phone: it renders nothing, because rows have two lines instead of columns.',
        'To reorder columns: the user drags their headers, or presses Shift and an arrow.',
      ],
      keys: [
        ['Enter, Space', 'On the button: opens the list of columns.'],
        ['Space', 'On a column: shows or hides it.'],
        ['Escape', 'Closes the list.'],
      ],
    },
  },
  args: { columns, layout: DEFAULT_LAYOUT, onLayoutChange: fn() },
  render: function Render(args) {
    const [layout, setLayout] = useState(args.layout)
    return (
      <ColumnChooser
        {...args}
        layout={layout}
        onLayoutChange={(next) => {
          args.onLayoutChange(next)
          setLayout(next)
        }}
      />
    )
  },
} satisfies Meta<ColumnChooserProps<Item>>
export default meta
type Story = StoryObj<typeof meta>

export const HidesByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const price = await screen.findByRole('checkbox', { name: 'Selling price' })
    await expect(screen.queryByRole('checkbox', { name: 'Item ID' })).toBeNull()
    price.focus()
    await userEvent.keyboard(' ')
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({
      ...DEFAULT_LAYOUT,
      visible: { name: true, price: false },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }))
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(DEFAULT_LAYOUT)
  },
}
