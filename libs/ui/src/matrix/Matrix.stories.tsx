import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import type { MatrixCell, MatrixHead } from './matrix-cell.ts'
import { Matrix } from './Matrix.tsx'

const heads = (count: number, name: string, detail: (nth: number) => string): MatrixHead[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${name} ${at + 1}`, name: `${name} ${at + 1}`, detail: detail(at) }))

const rows = heads(50_000, 'Item', (at) => `SKU-${at + 1}`)
const columns = heads(200, 'Stand', () => 'Arena')

const CELLS: MatrixCell[] = [
  { text: 'Explicit', tone: 'strong', words: 'Explicit, without dates' },
  { text: 'Inherited', tone: 'quiet', words: 'Inherited, without dates' },
  { text: '–', tone: 'none', words: 'Not entitled' },
]

const meta = {
  title: 'Matrix',
  component: Matrix,
  parameters: {
    guide: {
      use: 'Comparing and changing one fact of many records at many places, such as what each stand sells.',
      avoid: ['For records with columns of their own: use `Grid`.', 'For typing values: use `Sheet`.'],
      keys: [
        ['Arrows', 'Move by one cell; with Shift they extend the selection, with Ctrl they move to the edge.'],
        ['Page Up, Page Down', 'Move by one view.'],
        ['Home, End', 'Move to the first or last cell of the row; with Ctrl, of the matrix.'],
        ['Ctrl Space, Shift Space', 'Selects the columns or the rows of the selection.'],
        ['Ctrl A', 'Selects all cells.'],
        ['Space', 'Sets the selected cells.'],
        ['Delete', 'Empties the selected cells.'],
      ],
    },
  },
  args: {
    label: 'Entitlements',
    corner: 'Item',
    rows,
    columns,
    cellOf: (row, column) => CELLS[(row.length + column.length + Number(row.at(-1))) % CELLS.length],
    onView: fn(),
    onSelect: fn(),
    onToggle: fn(),
    onClear: fn(),
    empty: 'No items match.',
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Matrix>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = { getByRole: (role: string, options?: { name: string }) => HTMLElement }

const cellAt = (canvas: Canvas, row: number, column: number) =>
  canvas.getByRole('grid').querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)!

export const TenMillionCells: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await waitFor(() => expect(args.onView).toHaveBeenCalled())
    await expect(canvas.getByRole('grid').querySelectorAll('[role=gridcell]').length).toBeLessThan(700)
    await userEvent.click(cellAt(canvas, 1, 1))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(cellAt(canvas, 49_999, 199)).toHaveFocus())
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '50001')
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await waitFor(() => expect(cellAt(canvas, 0, 0)).toHaveFocus())
  },
}

export const Selecting: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(cellAt(canvas, 1, 1))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    await expect(args.onSelect).toHaveBeenLastCalledWith({ top: 1, bottom: 2, left: 1, right: 2 })
    await expect(cellAt(canvas, 2, 2)).toHaveAttribute('aria-selected', 'true')
    await expect(cellAt(canvas, 3, 2)).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard(' ')
    await expect(args.onToggle).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Delete}')
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(args.onSelect).toHaveBeenLastCalledWith({ top: 1, bottom: 2, left: 0, right: 199 })
    await userEvent.click(canvas.getByRole('columnheader', { name: /^Stand 3/ }))
    await expect(args.onSelect).toHaveBeenLastCalledWith({ top: 0, bottom: 49_999, left: 2, right: 2 })
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(args.onSelect).toHaveBeenLastCalledWith({ top: 0, bottom: 49_999, left: 0, right: 199 })
  },
}

export const NothingSelected: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('gridcell', { selected: true })).toBeNull()
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(cellAt(canvas, 0, 0)).toHaveFocus()
    await expect(args.onSelect).toHaveBeenLastCalledWith({ top: 0, bottom: 0, left: 0, right: 0 })
    await expect(cellAt(canvas, 0, 0)).toHaveAttribute('aria-selected', 'true')
  },
}

export const LoadingCells: Story = {
  args: { cellOf: () => undefined, rows: rows.slice(0, 5), columns: columns.slice(0, 3) },
}

export const Empty: Story = { args: { rows: [] } }
