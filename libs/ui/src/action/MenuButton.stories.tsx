import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { IconButton } from './IconButton.tsx'
import { MenuButton } from './MenuButton.tsx'

const copy = fn()

const meta = {
  component: MenuButton,
  parameters: {
    guide: {
      use: 'Secondary actions of a record or a screen, and short choices such as the density.',
      avoid: [
        'For a field of a form: use `Select`.',
        'For one or two actions: use buttons, which take one press instead of two.',
        'For more than a dozen entries: use `CommandPalette`.',
      ],
      keys: [
        ['Enter, Space, Down', 'On the button: opens the menu.'],
        ['Up, Down', 'Moves through the entries.'],
        ['Letters', 'Moves to the entry that begins with them.'],
        ['Enter', 'Runs the entry, or chooses it.'],
        ['Escape', 'Closes the menu and returns to the button.'],
      ],
    },
  },
  args: {
    trigger: <IconButton label="More actions" icon={<Ellipsis />} variant="secondary" />,
    label: 'Actions',
    groups: [
      {
        id: 'item',
        entries: [
          { id: 'copy', label: 'Duplicate', icon: <Copy />, shortcut: 'D', onPick: copy },
          { id: 'export', label: 'Export as CSV', hint: '12 rows' },
          { id: 'move', label: 'Move to another department with a very long name', disabled: true },
        ],
      },
      {
        id: 'density',
        title: 'Density',
        chosen: 'compact',
        entries: [
          { id: 'comfortable', label: 'Comfortable' },
          { id: 'compact', label: 'Compact' },
        ],
      },
      { id: 'end', entries: [{ id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger' }] },
    ],
  },
} satisfies Meta<typeof MenuButton>
export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
    await expect(screen.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked()
    await userEvent.keyboard('dup{Enter}')
    await expect(copy).toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus())
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = await screen.findByRole('menu')
    await waitFor(() => expect(menu).toBeVisible())
  },
}
