import type { Meta, StoryObj } from '@storybook/react-vite'
import { useReducer } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { nextSheet, type SheetColumn, type SheetRow, sheetOf } from './sheet-state.ts'
import { Sheet, type SheetProps } from './Sheet.tsx'

const SIZES = [
  { id: 'S', label: 'Small', hint: 'S' },
  { id: 'M', label: 'Medium', hint: 'M' },
  { id: 'L', label: 'Large', hint: 'L' },
  { id: 'XL', label: 'Extra large', hint: 'XL' },
]

const columns: SheetColumn[] = [
  { id: 'itemID', label: 'Item ID', kind: 'text', width: 140, limit: 15 },
  { id: 'name', label: 'Name', kind: 'text', width: 240, limit: 50 },
  { id: 'size', label: 'Size', kind: 'choice', width: 90, options: SIZES },
  { id: 'price', label: 'Selling price', kind: 'money', width: 120 },
  { id: 'active', label: 'Sold', kind: 'flag', width: 80 },
]

function makeRows(count: number): SheetRow[] {
  return Array.from({ length: count }, (_, at) => {
    const cells = {
      itemID: `TEE-${at + 1}`,
      name: `Tour tee ${at + 1}`,
      size: SIZES[at % 4]!.id,
      price: `${20 + (at % 5)}.00`,
      active: 'true',
    }
    return { id: String(at), cells, before: cells, locked: new Set(['itemID']) }
  })
}

const meta = {
  title: 'Sheet',
  component: Sheet,
  parameters: {
    guide: {
      use: 'Editing the same fields of many rows, such as variants or the lines of a document.',
      avoid: ['For reading and opening records: use `Grid`.', 'For one record: use `Form`.'],
      keys: [
        ['Arrows', 'Move by one cell; with Shift they extend the range, with Ctrl they move to the edge.'],
        ['Page Up, Page Down', 'Move by one view.'],
        ['Home, End', 'Move to the first or last cell of the row; with Ctrl, of the sheet.'],
        ['Letters, digits', 'Replace the cell; of a choice, they search it by name or code.'],
        ['Enter, F2', 'Edits the cell; Enter again moves down, Tab to the right.'],
        ['Space', 'Changes a flag, or opens the choices.'],
        ['Delete', 'Empties the range.'],
        ['Ctrl Delete', 'Removes the rows.'],
        ['Ctrl C, Ctrl X, Ctrl V', 'Copy, cut and paste, from and to other programs.'],
        ['Ctrl D', 'Fills the range from its first row.'],
        ['Ctrl A', 'Selects all cells.'],
        ['Ctrl Z, Ctrl Y', 'Undo and redo.'],
        ['Escape', 'Leaves the cell as it was.'],
      ],
    },
  },
  args: { label: 'Variants', columns, state: sheetOf(makeRows(8)), dispatch: () => {} },
  render: function Render(args: SheetProps) {
    const [state, dispatch] = useReducer(nextSheet, args.state)
    return <Sheet {...args} state={state} dispatch={dispatch} />
  },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

const cell = (canvas: { getAllByRole: (role: string) => HTMLElement[] }, row: number, column: number) =>
  canvas.getAllByRole('row')[row + 1]!.children[column] as HTMLElement

export const TypedLikeASpreadsheet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 0, 1))
    await userEvent.keyboard('Hoodie{Enter}')
    await expect(cell(canvas, 0, 1)).toHaveTextContent('Hoodie')
    await expect(cell(canvas, 1, 1)).toHaveFocus()
    await userEvent.keyboard('{F2} 2{Tab}')
    await expect(cell(canvas, 1, 1)).toHaveTextContent('Tour tee 2 2')
    await expect(cell(canvas, 1, 2)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}Lost{Escape}')
    await expect(cell(canvas, 1, 1)).toHaveTextContent('Tour tee 2 2')
    await expect(canvas.getByText('8 rows, 2 new or changed')).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(cell(canvas, 1, 1)).toHaveTextContent(/^Tour tee 2$/)
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect(cell(canvas, 1, 1)).toHaveTextContent('Tour tee 2 2')
  },
}

/** A key as an input method takes it. */
const composedKey = (init: KeyboardEventInit) =>
  new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })

export const TypedByAnInputMethod: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 0, 1))
    const first = composedKey({ key: 'k', keyCode: 229 })
    await expect(cell(canvas, 0, 1).dispatchEvent(first)).toBe(true)
    const editor = await canvas.findByRole('textbox', { name: 'Name' })
    await expect(editor).toHaveFocus()
    await expect(editor).toHaveValue('')
    await userEvent.keyboard('か')
    editor.dispatchEvent(composedKey({ key: 'Enter', isComposing: true }))
    await expect(editor).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(cell(canvas, 0, 1)).toHaveTextContent('か')
    cell(canvas, 1, 1).dispatchEvent(composedKey({ key: 'Dead' }))
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('')
    await userEvent.keyboard('{Enter}')
    await expect(cell(canvas, 1, 1)).toHaveTextContent('Tour tee 2')
    // The letter after an accent: of the composition, typed by the system into the editor, once.
    cell(canvas, 2, 1).dispatchEvent(composedKey({ key: 'Dead' }))
    const accented = await canvas.findByRole('textbox', { name: 'Name' })
    await expect(accented.dispatchEvent(composedKey({ key: 'e', isComposing: true }))).toBe(true)
    document.execCommand('insertText', false, 'é')
    await expect(accented).toHaveValue('é')
    await userEvent.keyboard('{Enter}')
    await expect(cell(canvas, 2, 1)).toHaveTextContent(/^é$/)
  },
}

export const RangesFilledAndCleared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 0, 1))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await expect(canvas.getByText('3 cells selected')).toBeVisible()
    await userEvent.keyboard('{Control>}d{/Control}')
    for (const row of [0, 1, 2]) await expect(cell(canvas, row, 1)).toHaveTextContent('Tour tee 1')
    await userEvent.keyboard('{Delete}')
    for (const row of [0, 1, 2]) await expect(cell(canvas, row, 1)).toHaveTextContent('')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo (Ctrl Z)' }))
    await expect(cell(canvas, 2, 1)).toHaveTextContent('Tour tee 1')
  },
}

export const ChoicesAndFlags: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 0, 2))
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('option', { name: 'Extra large' }))
    await expect(cell(canvas, 0, 2)).toHaveTextContent('Extra large')
    await expect(cell(canvas, 0, 2)).toHaveFocus()
    await userEvent.click(cell(canvas, 0, 4))
    await userEvent.keyboard(' ')
    await expect(cell(canvas, 0, 4)).toHaveTextContent('No')
  },
}

/** Typing over a choice searches it at once; Enter and Tab take the match, Escape and unknown text leave the cell. */
export const ChoicesByKey: Story = {
  args: { onTyping: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(cell(canvas, 0, 2))
    await userEvent.keyboard('xl')
    await expect(args.onTyping).toHaveBeenLastCalledWith(true)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(cell(canvas, 0, 2)).toHaveTextContent('Extra large')
    await expect(cell(canvas, 1, 2)).toHaveFocus()
    await userEvent.keyboard('lar{Tab}')
    await expect(cell(canvas, 1, 2)).toHaveTextContent(/^Large$/)
    await expect(cell(canvas, 1, 3)).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}{ArrowDown}{Escape}')
    await expect(cell(canvas, 1, 2)).toHaveTextContent(/^Large$/)
    await userEvent.keyboard(' {Enter}')
    await expect(cell(canvas, 1, 2)).toHaveTextContent(/^Large$/)
    await expect(cell(canvas, 2, 2)).toHaveFocus()
    await userEvent.keyboard('huge{Enter}')
    await expect(cell(canvas, 2, 2)).toHaveTextContent(/^Large$/)
    await expect(canvas.getByText('Size is unchanged: the text is none of its choices.')).toBeVisible()
    await expect(args.onTyping).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard('{ArrowUp}{F2}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Enter}')
    await expect(cell(canvas, 2, 2)).toHaveTextContent('')
    await userEvent.click(cell(canvas, 0, 4))
    await userEvent.keyboard('x')
    await expect(cell(canvas, 0, 4)).toHaveTextContent('Yes')
  },
}

const onCreate = fn()

export const ChoicesCreated: Story = {
  args: {
    columns: columns.map((column) =>
      column.id === 'size' ? { ...column, create: { label: 'Create size', onPick: onCreate } } : column,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    onCreate.mockClear()
    await userEvent.click(cell(canvas, 3, 2))
    await userEvent.keyboard('huge')
    await screen.findByRole('option', { name: 'Create size “huge”' })
    await userEvent.keyboard('{Tab}')
    await expect(onCreate).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowLeft}huge')
    await screen.findByRole('option', { name: 'Create size “huge”' })
    await userEvent.keyboard('{Enter}')
    await expect(onCreate.mock.calls).toEqual([['huge', '3']])
    await expect(cell(canvas, 3, 2)).toHaveTextContent('Extra large')
    await expect(cell(canvas, 3, 2)).toHaveFocus()
  },
}

/** What saves a form with Ctrl+S finds the cell in the state. */
export const SavedWhileTyping: Story = {
  args: { onTyping: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(cell(canvas, 0, 1))
    await userEvent.keyboard('H')
    await expect(args.onTyping).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('oodie{Control>}s{/Control}')
    await expect(cell(canvas, 0, 1)).toHaveTextContent('Hoodie')
    await expect(cell(canvas, 0, 1)).toHaveFocus()
    await expect(args.onTyping).toHaveBeenLastCalledWith(false)
    await userEvent.keyboard('{F2}{Escape}')
    await expect(args.onTyping).toHaveBeenCalledTimes(2)
  },
}

export const PastedFromASpreadsheet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 6, 0))
    const data = new DataTransfer()
    data.setData('text/plain', 'X\tScarf\tM\t9.50\r\nY\tMug\tHuge\t7\r\nZ\tPin\tS\t3\r\n')
    document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    await waitFor(() => expect(cell(canvas, 6, 1)).toHaveTextContent('Scarf'))
    await expect(cell(canvas, 7, 3)).toHaveTextContent('7')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '5 cells pasted. Left out: 1 row does not fit below the last row, 2 cannot be changed, 1 are no choice of their column.',
    )
    const copied = new DataTransfer()
    document.activeElement!.dispatchEvent(new ClipboardEvent('copy', { clipboardData: copied, bubbles: true }))
    await expect(copied.getData('text/plain')).toBe('TEE-7')
  },
}

/** Buttons that can't be pressed now keep their place, so that nothing moves under the pointer. */
export const ToolsKeepTheirPlace: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next problem' })).toBeDisabled()
  },
}

export const Problems: Story = {
  args: {
    issues: new Map<string, Record<string, string>>([
      ['2', { name: 'All the variants must have a name' }],
      ['5', { price: 'Selling price is not a number' }],
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next problem' })
    await userEvent.click(next)
    await expect(cell(canvas, 2, 1)).toHaveFocus()
    await expect(cell(canvas, 2, 1)).toHaveAccessibleDescription('All the variants must have a name')
    await userEvent.click(next)
    await expect(cell(canvas, 5, 3)).toHaveFocus()
    await userEvent.click(next)
    await expect(cell(canvas, 2, 1)).toHaveFocus()
    await userEvent.type(canvas.getByRole('searchbox'), 'nothing like it')
    await userEvent.click(canvas.getByRole('button', { name: /^Row 6 \(.+\): Selling price is not a number$/ }))
    await waitFor(() => expect(cell(canvas, 5, 3)).toHaveFocus())
  },
}

export const AThousandRows: Story = {
  tags: ['!autodocs'],
  args: { state: sheetOf(makeRows(1_000)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 0, 1))
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(canvas.getByText('TEE-1000')).toBeVisible())
    await expect(document.activeElement).toHaveTextContent('Yes')
    await userEvent.type(canvas.getByRole('searchbox'), 'tee-77')
    await expect(await canvas.findByText('11 of 1,000 rows')).toBeVisible()
  },
}

export const RowsRemoved: Story = {
  args: { isRemovable: true, state: sheetOf(makeRows(3)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 0, 1))
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}{Delete}{/Control}')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 rows removed.')
    await expect(cell(canvas, 0, 0)).toHaveTextContent('TEE-3')
    await expect(cell(canvas, 0, 1)).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(canvas.getByText('TEE-1')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove rows (Ctrl Delete)' }))
    await expect(canvas.queryByText('TEE-1')).toBeNull()
  },
}

export const ARowFlashes: Story = {
  args: { state: sheetOf(makeRows(200)), flash: { row: '150' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('TEE-151')).toBeVisible()
    await expect(canvas.getByText('TEE-151').closest('[data-flash]')).not.toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 0, 1))
    await userEvent.keyboard('x{Delete}{Control>}d{/Control}')
    await expect(cell(canvas, 0, 1)).toHaveTextContent('Tour tee 1')
    await expect(canvas.queryByRole('button', { name: /Undo/ })).toBeNull()
  },
}

export const Empty: Story = { args: { state: sheetOf([]), empty: 'No variants yet' } }

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(cell(canvas, 0, 1))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(cell(canvas, 0, 2)).toHaveFocus()
  },
}
