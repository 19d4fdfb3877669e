import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Badge } from '../feedback/Badge.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { Grid, type GridProps } from './Grid.tsx'
import { DEFAULT_LAYOUT, gridColumns } from './grid-columns.ts'
import { GridStatus } from './GridStatus.tsx'

type Item = { id: string; name: string; department: string; price: number; onHand: number | null; active: boolean }

const KINDS = ['Tour Tee', 'Hoodie', 'Poster', 'Cap', 'Vinyl LP', 'Mug', 'Scarf']
const DEPARTMENTS = ['Apparel', 'Music', 'Gifts']

function makeItems(count: number): Item[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `GR-${String(at + 1).padStart(6, '0')}`,
    name: `${KINDS[at % 7]} ${(at * 7919) % count}`,
    department: DEPARTMENTS[at % 3]!,
    price: ((at * 37) % 900) / 10 + 5,
    onHand: at % 11 === 0 ? null : (at * 13) % 250,
    active: at % 10 !== 3,
  }))
}

const column = gridColumns<Item>()
const columns = column.columns([
  column.accessor('id', { header: 'Item ID', size: 130, enableHiding: false }),
  column.accessor('name', { header: 'Name', size: 220 }),
  column.accessor('department', { header: 'Department', size: 140 }),
  column.accessor('price', {
    header: 'Selling price',
    size: 130,
    meta: { kind: 'money', format: (price: number) => `$${price.toFixed(2)}` },
  }),
  column.accessor('onHand', { header: 'On hand', size: 110, meta: { kind: 'number' } }),
  column.accessor('active', {
    header: 'Status',
    size: 130,
    meta: { kind: 'badge' },
    cell: ({ getValue }) => (
      <Badge tone={getValue() ? 'success' : 'neutral'}>{getValue() ? 'Active' : 'Discontinued'}</Badge>
    ),
  }),
])

const thousand = makeItems(1000)

const meta = {
  title: 'Grid',
  component: Grid<Item>,
  parameters: {
    guide: {
      use: 'Every list of records, from three rows to a hundred thousand.',
      avoid: ['To edit many cells: use `Sheet`.', 'For a few terms and values: use `DescriptionList`.'],
      keys: [
        ['Arrows', 'Move by one cell.'],
        ['Page Up, Page Down', 'Move by one view.'],
        ['Home, End', 'Move to the first or last cell of the row.'],
        ['Ctrl Home, Ctrl End', 'Move to the first or last row.'],
        ['Space', 'Selects the row; with Shift, up to it.'],
        ['Ctrl A', 'Selects all rows.'],
        ['Escape', 'Clears the selection.'],
        ['Enter', 'Opens the row; in the header, sorts; on a row with children, folds it.'],
        ['P', 'Shows the row in a side panel.'],
        ['Right, Left', 'In the first column of a tree: opens or closes the row.'],
        ['Shift Left, Shift Right', 'In the header: moves the column.'],
        ['Alt Left, Alt Right', 'In the header: changes the width of the column.'],
      ],
    },
  },
  args: { label: 'Products', columns, rows: thousand, rowId: (item) => item.id, onOpen: fn(), onPeek: fn() },
  decorators: (Story) => (
    <div style={{ blockSize: 480, inlineSize: '100%', maxInlineSize: 720, border: '1px solid var(--line)' }}>
      <Story />
    </div>
  ),
} satisfies Meta<GridProps<Item>>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const grid = (canvas: Canvas) => canvas.getByRole('grid', { name: 'Products' })
const cellAt = (canvas: Canvas, row: number, columnIndex: number) =>
  grid(canvas).querySelector<HTMLElement>(`[aria-rowindex="${row}"] > [aria-colindex="${columnIndex}"]`)!
const loaded = (canvas: Canvas) => waitFor(() => expect(cellAt(canvas, 2, 1)).toBeVisible())

/** The focused cell in ARIA's numbering: the header is row 1. */
function focused() {
  const cell = document.activeElement
  return [Number(cell?.parentElement?.ariaRowIndex), Number(cell?.ariaColIndex)]
}

export const InMemory: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await loaded(canvas)
    await expect(grid(canvas)).toHaveAttribute('aria-rowcount', '1001')
    await userEvent.tab()
    await expect(focused()).toEqual([2, 1])
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(focused()).toEqual([3, 2])
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect(focused()).toEqual([1001, 6])
    await expect(document.activeElement).toBeVisible()
    await userEvent.keyboard('{PageUp}{Home}')
    await expect(focused()[1]).toBe(1)
    await userEvent.keyboard('{Control>}{Home}{/Control}{Enter}p')
    await expect(args.onOpen).toHaveBeenCalledWith(thousand[0])
    await expect(args.onPeek).toHaveBeenCalledWith(thousand[0])
  },
}

/** The second click of a double click opens the row, and peeks at nothing. */
export const OpenedByMouse: Story = {
  args: { initialTop: 720, onScrolled: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await loaded(canvas)
    await expect(grid(canvas).scrollTop).toBe(720)
    await userEvent.dblClick(canvas.getByText(thousand[25]!.name))
    await expect(args.onOpen).toHaveBeenCalledWith(thousand[25])
    await expect(args.onPeek).toHaveBeenCalledTimes(1)
    grid(canvas).scrollTop = 900
    await waitFor(() => expect(args.onScrolled).toHaveBeenLastCalledWith(900))
  },
}

export const SortedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    const onHand = canvas.getByRole('columnheader', { name: 'On hand' })
    await expect(onHand).toHaveAttribute('aria-sort', 'ascending')
    await expect(cellAt(canvas, 2, 5)).toHaveTextContent(/^0$/)
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by On hand, ascending')
    await userEvent.keyboard(' ')
    await expect(onHand).toHaveAttribute('aria-sort', 'descending')
    await expect(cellAt(canvas, 2, 5)).toHaveTextContent(/^249$/)
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
    await expect(cellAt(canvas, 1001, 5)).toHaveTextContent(/^$/)
  },
}

export const FocusOutlivesScrolling: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const cell = document.activeElement
    grid(canvas).scrollTop = 20_000
    await waitFor(() => expect(cellAt(canvas, 560, 1)).toBeVisible())
    await expect(document.activeElement).toBe(cell)
    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).toEqual([4, 1])
    await waitFor(() => expect(grid(canvas).scrollTop).toBeLessThan(100))
  },
}

export const ColumnsByKeyboard: Story = {
  args: { onLayoutChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await loaded(canvas)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    await expect(focused()).toEqual([1, 3])
    await expect(cellAt(canvas, 1, 2)).toHaveTextContent('Department')
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({
      order: ['id', 'department', 'name', 'price', 'onHand', 'active'],
      visible: {},
      widths: { name: 236 },
    })
  },
}

export const Selection: Story = {
  args: { checkboxes: true, onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await loaded(canvas)
    await userEvent.tab()
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['GR-000001', 'GR-000002', 'GR-000003']))
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected')
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['GR-000001', 'GR-000002']))
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(canvas.getByRole('status')).toHaveTextContent('1,000 selected')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing selected')
    await userEvent.click(cellAt(canvas, 4, 1))
    await expect(cellAt(canvas, 4, 1).parentElement).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected')
  },
}

export const HundredThousand: Story = {
  tags: ['!autodocs'],
  args: { rows: [] },
  render: (args) => {
    const [rows] = useState(() => makeItems(100_000))
    return <Grid {...args} rows={rows} filter={{ text: 'hoodie', columns: ['name'] }} />
  },
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas)
    await expect(grid(canvas)).toHaveAttribute('aria-rowcount', '14287')
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Name' }))
    await waitFor(() => expect(cellAt(canvas, 2, 2)).toHaveTextContent('Hoodie 1'))
  },
}

export const FirstLoad: Story = {
  args: { rows: [], loading: true, total: 0 },
  play: async ({ canvas }) => {
    await loaded(canvas)
    await expect(grid(canvas)).toHaveAttribute('aria-busy', 'true')
  },
}

export const Reload: Story = { args: { loading: true, total: 1000 } }

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No products yet">Import a file, or add the first by hand.</EmptyState> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products yet')).toBeVisible()
  },
}

export const FailedLoad: Story = {
  args: { rows: [], error: 'The products could not be loaded.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The products could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const FailedPage: Story = {
  args: { rows: thousand.slice(0, 200), total: 4070, error: 'The next products could not be loaded.', onRetry: fn() },
}

export const ServerPages: Story = {
  render: (args) => {
    const [rows, setRows] = useState(() => thousand.slice(0, 100))
    const more = () => setTimeout(() => setRows((old) => thousand.slice(0, old.length + 100)), 50)
    return <Grid {...args} rows={rows} total="1,000+" onEndReached={rows.length < 1000 ? more : undefined} />
  },
  play: async ({ canvas, userEvent }) => {
    await loaded(canvas)
    await expect(grid(canvas)).toHaveAttribute('aria-rowcount', '-1')
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(cellAt(canvas, 104, 1)).toHaveTextContent('GR-000103'))
    await userEvent.keyboard('{PageDown}')
    await expect(focused()[0]).toBeGreaterThan(101)
  },
}

export const WithColumnChooser: Story = {
  render: (args) => {
    const [layout, setLayout] = useState(DEFAULT_LAYOUT)
    return (
      <div style={{ display: 'grid', gridTemplateRows: 'auto 1fr', blockSize: '100%' }}>
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <GridStatus shown={200} total={4070} noun="products" />
          <ColumnChooser columns={columns} layout={layout} onLayoutChange={setLayout} />
        </div>
        <Grid {...args} layout={layout} onLayoutChange={setLayout} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('200 of 4,070 products')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }))
    const dialog = within(document.body)
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Department' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Department' })).toBeNull())
  },
}
