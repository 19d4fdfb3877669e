import type { Meta, StoryObj } from '@storybook/react-vite'
import { Boxes, ChartColumn, CircleUser, Package, Plus, RefreshCw, Settings } from 'lucide-react'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { AppFrame } from './AppFrame.tsx'
import { Badge } from '../feedback/Badge.tsx'
import { Button } from '../action/Button.tsx'
import { FieldGrid } from '../form/FieldGrid.tsx'
import { IconButton } from '../action/IconButton.tsx'
import { MoneyField } from '../form/text/MoneyField.tsx'
import { SaveBar } from '../form/SaveBar.tsx'
import { Screen } from './Screen.tsx'
import { SearchButton } from '../action/SearchButton.tsx'
import { Section } from './Section.tsx'
import { Select } from '../form/choice/Select.tsx'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { SidebarEntry } from './sidebar/SidebarEntry.tsx'
import { SidebarGroup } from './sidebar/SidebarGroup.tsx'
import { SidebarSection } from './sidebar/SidebarSection.tsx'
import { TextArea } from '../form/text/TextArea.tsx'
import { TextField } from '../form/text/TextField.tsx'
import { TextLink } from '../action/TextLink.tsx'
import { TopBar } from './TopBar.tsx'

const sidebar = (
  <Sidebar mark={<Boxes size={20} />} name="Greenroom">
    <SidebarEntry label="Home" href="#home" icon={<ChartColumn />} />
    <SidebarGroup label="Catalog" icon={<Package />} current expanded onExpandedChange={() => {}}>
      <SidebarEntry label="Products" href="#products" current />
      <SidebarEntry label="Import" href="#import" extra={<Badge>1</Badge>} />
      <SidebarSection label="CLASSIFICATIONS">
        <SidebarEntry label="Departments and their categories" href="#departments" />
        <SidebarEntry label="Categories" href="#categories" />
      </SidebarSection>
    </SidebarGroup>
    <SidebarGroup label="Settings" icon={<Settings />} expanded={false} onExpandedChange={() => {}}>
      <SidebarEntry label="Users" href="#users" />
    </SidebarGroup>
  </Sidebar>
)

const topbar = (
  <TopBar
    start="Northlight Touring"
    search={<SearchButton label="Search" shortcut="Ctrl K" onPress={() => {}} />}
    end={
      <>
        <IconButton label="Refresh" icon={<RefreshCw />} />
        <IconButton label="User menu" icon={<CircleUser />} />
      </>
    }
  />
)

const screenContent = (
  <Screen
    width="form"
    back={<TextLink href="#products">Products</TextLink>}
    title="Tour tee, black"
    badges={<Badge tone="success">Active</Badge>}
    context="TOUR-TEE-BLK, changed 2 hours ago by Dana Reyes"
    actions={
      <>
        <Button>Duplicate</Button>
        <Button variant="primary" icon={<Plus />}>
          New item
        </Button>
      </>
    }
  >
    <Section title="Main Info">
      <FieldGrid>
        <TextField label="Item ID" value="TOUR-TEE-BLK" readOnly />
        <TextField label="Name" value="Tour tee, black" limit={50} required />
        <Select label="Department" value="a" options={[{ id: 'a', label: 'Apparel' }]} required />
        <TextField label="UPC" value="01234567890" error="A UPC has 12 digits; this one has 11." />
        <TextArea label="Description" value="" limit={250} />
      </FieldGrid>
    </Section>
    <Section title="Pricing" context="Margin 60.4%">
      <FieldGrid columns={3}>
        <MoneyField label="Selling price" currency="USD" value="24.00" required />
        <MoneyField label="Cost" currency="USD" value="9.50" description="Seen by buyers only." />
        <MoneyField label="Compare at" currency="USD" value="" />
      </FieldGrid>
    </Section>
    <SaveBar changes="Name, Selling price" onSave={() => {}} onDiscard={() => {}} />
  </Screen>
)

const meta = {
  component: AppFrame,
  parameters: {
    layout: 'fullscreen',
    guide: {
      use: 'The frame of the app around every screen. Render it once.',
      avoid: [
        'For a part of a screen: use `Card` or `Section`.',
        'Before sign-in: the sign-in pages have no navigation.',
      ],
      keys: [
        ['Tab', 'First moves to "Skip to content".'],
        ['Enter', 'On it: moves to the content.'],
        ['Escape', 'Closes the drawer of a narrow window.'],
      ],
    },
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { sidebar, topbar, collapsed: false, onCollapse: () => {}, children: screenContent },
  render: function Render(args) {
    const [collapsed, setCollapsed] = useState(args.collapsed)
    return <AppFrame {...args} collapsed={collapsed} onCollapse={setCollapsed} />
  },
} satisfies Meta<typeof AppFrame>
export default meta
type Story = StoryObj<typeof meta>

export const ItemForm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Products', current: 'page' })).toBeVisible()
  },
}

export const Folded: Story = {
  args: { collapsed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Catalog' }))
    const flyout = await screen.findByRole('dialog', { name: 'Catalog' })
    await waitFor(() => expect(within(flyout).getByRole('link', { name: 'Products' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Catalog' })).toHaveFocus())
  },
}
