import type { Meta, StoryObj } from '@storybook/react-vite'
import { Package, Settings } from 'lucide-react'
import { useEffect, useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { CommandPalette } from './CommandPalette.tsx'

const GROUPS = [
  {
    id: 'screens',
    title: 'Screens',
    commands: [
      { id: 'products', label: 'Products', hint: 'Catalog', icon: <Package /> },
      { id: 'settings', label: 'Settings', hint: 'Company', icon: <Settings />, shortcut: 'G S' },
    ],
  },
  { id: 'items', title: 'Items', commands: [{ id: 'tee', label: 'Tour tee, black', hint: 'TOUR-TEE-BLK' }] },
]

const meta = {
  component: CommandPalette,
  args: {
    open: true,
    label: 'Search screens and items',
    query: '',
    groups: GROUPS,
    onClose: fn(),
    onPick: fn(),
    onQueryChange: () => {},
  },
  render: function Render(args) {
    const [query, setQuery] = useState(args.query)
    const groups = args.groups.map((group) => ({
      ...group,
      commands: group.commands.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
    }))
    return <CommandPalette {...args} groups={groups} query={query} onQueryChange={setQuery} />
  },
} satisfies Meta<typeof CommandPalette>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Nothing: Story = { args: { query: 'zzz' } }
export const Searching: Story = { args: { query: 'zzz', pending: true } }

export const PickedByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const box = await screen.findByRole('textbox', { name: 'Search screens and items' })
    await expect(box).toHaveFocus()
    await userEvent.keyboard('t')
    await expect(screen.getByRole('option', { name: /Products/ })).toBeVisible()
    await userEvent.keyboard('o')
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledWith('tee')
    await userEvent.keyboard('{Escape}{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** Results that arrive after typing can be taken with Enter at once. */
export const LateResults: Story = {
  render: function Render(args) {
    const [query, setQuery] = useState('')
    const [found, setFound] = useState('')
    useEffect(() => {
      const timer = setTimeout(() => setFound(query), 100)
      return () => clearTimeout(timer)
    }, [query])
    const groups = found ? args.groups.slice(1) : []
    return <CommandPalette {...args} {...{ groups, query }} pending={query !== found} onQueryChange={setQuery} />
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('textbox')
    await userEvent.keyboard('tee')
    await screen.findByRole('option', { name: /Tour tee/ })
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledWith('tee')
    await expect(args.onPick).toHaveBeenCalledTimes(1)
  },
}
