import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { FilterMenu } from './FilterMenu.tsx'

const meta = {
  component: FilterMenu,
  parameters: {
    guide: {
      use: 'Above a list with more filters than fit into a bar.',
      avoid: ['For one filter: use `MultiSelect`.'],
      keys: [
        ['Enter, Space', 'On the button: opens the filters. On a filter: opens its choices.'],
        ['Up, Down', 'Moves through the filters.'],
        ['Letters', 'Go to the filter that begins so.'],
        ['Escape', 'Closes the menu.'],
      ],
    },
  },
  args: {
    label: 'All filters',
    entries: [
      { id: 'brand', label: 'Brand', count: 0 },
      { id: 'season', label: 'Season', count: 2 },
    ],
    children: (id) => <p style={{ padding: 12 }}>The choices of {id}</p>,
  },
} satisfies Meta<typeof FilterMenu>
export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('option', { name: 'Season' })).toHaveAccessibleDescription('2 chosen')
    await userEvent.keyboard('s{Enter}')
    await waitFor(() => expect(screen.getByText('The choices of season')).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Season, back to All filters' }))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Brand' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('button', { name: 'All filters' })).toBeVisible()
  },
}
