import type { Meta, StoryObj } from '@storybook/react-vite'
import { Package, Settings } from 'lucide-react'
import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
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
  parameters: {
    guide: {
      use: 'Opening any page and running any action from the keyboard.',
      avoid: ['To search the list of a screen: use `SearchField`.', 'For the actions of one record: use `MenuButton`.'],
      keys: [
        ['Letters, scans', 'Search.'],
        ['Up, Down', 'Moves through the results while the caret stays in the box.'],
        ['Enter', 'Takes the result; waits for results that are still loading.'],
        ['Escape', 'Closes the palette.'],
      ],
    },
    docs: { story: { inline: false, height: '480px' } },
  },
  args: {
    open: true,
    label: 'Search or jump to',
    placeholder: 'Screen or item',
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
    const box = await screen.findByRole('textbox', { name: 'Search or jump to' })
    await expect(box).toHaveFocus()
    await userEvent.keyboard('t')
    await screen.findByRole('option', { name: /Products/ })
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

/** Better results arrive above: the highlight stays on the first, until an arrow key has moved it. */
export const LateFirstResult: Story = {
  render: function Render(args) {
    const [query, setQuery] = useState('')
    const [arrived, setArrived] = useState(0)
    const isAsked = query !== ''
    useEffect(() => {
      const timers = isAsked ? [200, 400].map((wait, at) => setTimeout(() => setArrived(at + 1), wait)) : []
      return () => timers.forEach(clearTimeout)
    }, [isAsked])
    const late = ['best', 'better'].slice(2 - arrived).map((id) => ({ id, label: `${id} tee` }))
    const groups = query ? [{ id: 'late', title: 'Best', commands: late }, ...args.groups] : []
    return <CommandPalette {...args} {...{ groups, query }} onQueryChange={setQuery} />
  },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('textbox')
    await userEvent.keyboard('t')
    await screen.findByRole('option', { name: /best tee/ })
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /best tee/ })).toHaveAttribute('data-focused', 'true'),
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenLastCalledWith('best')
    await userEvent.keyboard('o{ArrowDown}')
    await expect(screen.getByRole('option', { name: /best tee/ })).not.toHaveAttribute('data-focused')
  },
}
