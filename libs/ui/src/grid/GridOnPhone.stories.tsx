import type { Meta, StoryObj } from '@storybook/react-vite'
import { Shirt } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Badge } from '../feedback/Badge.tsx'
import { Grid, type GridProps } from './Grid.tsx'
import { gridColumns } from './grid-columns.ts'

type Item = { id: string; name: string; price: number; onHand: number; active: boolean }

const items = Array.from({ length: 1000 }, (_, at): Item => {
  const name = at % 3 === 1 ? 'Long sleeve tee of the farewell tour with all dates on its back' : 'Tour tee'
  return {
    id: `GR-${at + 1}`,
    name: `${name} ${at + 1}`,
    price: (at * 37) % 900,
    onHand: at % 250,
    active: at % 4 !== 1,
  }
})

const column = gridColumns<Item>()
const marked = column.columns([
  column.accessor('id', { header: 'Item ID', enableHiding: false, meta: { phone: 'detail' } }),
  column.display({ id: 'image', header: 'Image', cell: () => <Shirt size={20} />, meta: { phone: 'picture' } }),
  column.accessor('name', {
    header: 'Name',
    meta: {
      phone: 'title',
      phoneTitle: ({ id, name }: Item) => (name.length > 40 ? `${id}, long sleeves` : undefined),
    },
  }),
  column.accessor('price', {
    header: 'Price',
    meta: { kind: 'money', phone: 'amount', format: (price: number) => `$${price.toFixed(2)}` },
  }),
  column.accessor('onHand', { header: 'On hand', meta: { kind: 'number', phone: 'detail' } }),
  column.accessor('active', {
    header: 'Status',
    enableSorting: false,
    meta: { kind: 'badge', phone: 'status' },
    cell: ({ getValue }) => <Badge tone={getValue() ? 'success' : 'neutral'}>{getValue() ? 'Active' : 'Ended'}</Badge>,
  }),
])

/** Columns without `phone`. */
const unmarked = column.columns([
  column.accessor('name', { header: 'Name' }),
  column.accessor('id', { header: 'Item ID' }),
  column.accessor('price', { header: 'Price', meta: { kind: 'money' } }),
])

const meta = {
  title: 'Grid on a phone',
  tags: ['!autodocs'],
  component: Grid<Item>,
  args: { label: 'Products', columns: marked, rows: items, rowId: ({ id }) => id, onOpen: fn(), checkboxes: true },
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  decorators: (Story) => (
    <div style={{ blockSize: 600 }}>
      <Story />
    </div>
  ),
  render: function Render(args) {
    const [selection, select] = useState<ReadonlySet<string>>(new Set())
    return <Grid {...args} selection={selection} onSelectionChange={select} />
  },
} satisfies Meta<GridProps<Item>>
export default meta
type Story = StoryObj<typeof meta>

export const TwoLines: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const cell = await canvas.findByRole('gridcell', { name: 'Tour tee 1 $0.00 GR-1 · On hand 0 Active' })
    const grid = canvas.getByRole('grid', { name: 'Products' })
    await expect(grid).toHaveAttribute('aria-colcount', '2')
    await expect(grid).toHaveAttribute('aria-rowcount', '1001')
    await expect(grid.scrollWidth).toBe(grid.clientWidth)
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await expect(canvas.getByText('GR-2, long sleeves')).toBeVisible()

    await userEvent.click(cell)
    await expect(args.onOpen).toHaveBeenCalledWith(items[0])

    await userEvent.click(canvas.getAllByRole('gridcell', { name: 'Select' })[0]!)
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-selected', 'true')

    cell.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith(items[1])
  },
}

export const SortedByAMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort: none' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Price' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort: Price' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Descending' }))
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('$899.00'))
  },
}

export const ByKind: Story = {
  args: { columns: unmarked, checkboxes: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('gridcell', { name: 'Tour tee 1 0 GR-1' })).toBeVisible()
  },
}

export const Loading: Story = { args: { rows: [], loading: true } }
