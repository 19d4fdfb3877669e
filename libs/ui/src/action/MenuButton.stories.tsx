import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Ellipsis, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { IconButton } from './IconButton.tsx'
import { MenuButton } from './MenuButton.tsx'

const copy = fn()

const meta = {
  component: MenuButton,
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
