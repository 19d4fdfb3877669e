import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Boxes,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  Ellipsis,
  Handshake,
  House,
  Mic,
  Pin,
  Receipt,
  Settings,
  ShoppingCart,
  Store,
  Tag,
  Truck,
  Warehouse,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { IconButton } from '../../action/IconButton.tsx'
import { MenuButton } from '../../action/MenuButton.tsx'
import { Sidebar } from './Sidebar.tsx'
import { SidebarEntry } from './SidebarEntry.tsx'
import { SidebarGroup } from './SidebarGroup.tsx'
import { SidebarSection } from './SidebarSection.tsx'

/** A dozen groups of five entries; those of Catalog have headings. */
const GROUPS: Record<string, ReactNode> = {
  Catalog: <Tag />,
  Inventory: <Warehouse />,
  'Purchase orders': <ClipboardList />,
  Receiving: <Truck />,
  Events: <CalendarDays />,
  Settlement: <Handshake />,
  Artists: <Mic />,
  Stores: <Store />,
  Sales: <Receipt />,
  'Online orders': <ShoppingCart />,
  Reports: <ChartColumn />,
  Settings: <Settings />,
}

const WORDS = ['Overview', 'Open', 'Waiting for approval', 'Done', 'Archive']

const pinMenu = (
  <MenuButton
    label="Tour tee, pinned"
    trigger={<IconButton size="small" label="Move or unpin Tour tee" icon={<Ellipsis />} />}
    groups={[{ id: 'pin', entries: [{ id: 'unpin', label: 'Unpin' }] }]}
  />
)

function ManyGroups({ pins = 0 }: { pins?: number }) {
  const [open, setOpen] = useState('Catalog')
  const [pinsFolded, setPinsFolded] = useState(false)
  const entriesOf = (group: string) =>
    WORDS.map((word, at) => (
      <SidebarEntry key={word} label={word} href={`#${group}-${at}`} current={group === 'Catalog' && at === 4} />
    ))
  return (
    <div style={{ inlineSize: 232, blockSize: '100vh', maxBlockSize: 844 }}>
      <Sidebar mark={<Boxes size={20} />} name="Greenroom">
        {pins > 0 && (
          <SidebarGroup
            label="Pinned"
            icon={<Pin />}
            expanded={!pinsFolded}
            onExpandedChange={(expanded) => setPinsFolded(!expanded)}
          >
            {Array.from({ length: pins }, (_, at) => (
              <SidebarEntry key={at} label={`Tour tee ${at + 1}, black`} href={`#pin-${at}`} action={pinMenu} />
            ))}
          </SidebarGroup>
        )}
        <SidebarEntry label="Home" href="#home" icon={<House />} />
        {Object.entries(GROUPS).map(([group, icon]) => (
          <SidebarGroup
            key={group}
            label={group}
            icon={icon}
            current={group === 'Catalog'}
            expanded={open === group}
            onExpandedChange={(expanded) => setOpen(expanded ? group : '')}
          >
            {group === 'Catalog' ? (
              <>
                <SidebarEntry label="Products" href="#products" />
                <SidebarSection label="CLASSIFICATIONS">{entriesOf(group)}</SidebarSection>
                <SidebarSection label="ATTRIBUTES">{entriesOf('Attributes')}</SidebarSection>
              </>
            ) : (
              entriesOf(group)
            )}
          </SidebarGroup>
        ))}
      </Sidebar>
    </div>
  )
}

const meta = {
  component: Sidebar,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'The navigation of the app, in groups.',
      avoid: ['For the pages of one record: use `TabLinks`.'],
      keys: [
        ['Up, Down', 'Moves through headings and entries.'],
        ['Home, End', 'Moves to the first or last one.'],
        ['Enter', 'Follows an entry, or folds a heading.'],
      ],
    },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { mark: null, name: null, children: null },
  render: () => <ManyGroups />,
} satisfies Meta<typeof Sidebar>
export default meta
type Story = StoryObj<typeof meta>

export const OneGroupOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = (name: string) => canvas.getByRole('button', { name })
    const bottom = () => heading('Settings').getBoundingClientRect().bottom
    await expect(bottom()).toBeLessThanOrEqual(window.innerHeight)
    await expect(heading('Catalog')).toHaveAttribute('aria-expanded', 'true')

    heading('Inventory').focus()
    await userEvent.keyboard('{Enter}')
    await expect(heading('Inventory')).toHaveAttribute('aria-expanded', 'true')
    await expect(heading('Catalog')).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link', { name: 'Products' })).toBeNull()
    await expect(bottom()).toBeLessThanOrEqual(window.innerHeight)

    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp} ')
    await expect(heading('Inventory')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{End}')
    await expect(heading('Settings')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
  },
}

export const WithPins: Story = {
  render: () => <ManyGroups pins={8} />,
  play: async ({ canvas, userEvent }) => {
    const bottom = canvas.getByRole('button', { name: 'Settings' }).getBoundingClientRect().bottom
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    const menu = canvas.getAllByRole('button', { name: 'Move or unpin Tour tee' })[0]!
    await expect(menu).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Unpin' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menu).toHaveFocus())
  },
}
