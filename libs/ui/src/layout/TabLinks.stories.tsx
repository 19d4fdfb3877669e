import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { TabLinks } from './TabLinks.tsx'

const meta = {
  component: TabLinks,
  parameters: {
    guide: {
      use: 'The pages of one record, each with its own URL.',
      avoid: ['For parts of one page: use `Tabs`.', 'For the areas of the app: use `Sidebar`.'],
      keys: [
        ['Tab', 'Moves through the links.'],
        ['Enter', 'Opens the page, or on More the menu of the others.'],
      ],
    },
  },
  args: {
    label: 'Product',
    current: '#attributes',
    groups: [
      {
        links: [
          { href: '#info', label: 'Main Info', unsaved: true },
          { href: '#attributes', label: 'Attributes' },
          { href: '#reorder', label: 'Reorder Settings', issues: 2 },
        ],
      },
      {
        heading: 'Advanced info',
        links: [
          { href: '#analytics', label: 'Analytics' },
          { href: '#images', label: 'Image Gallery' },
        ],
      },
    ],
  },
} satisfies Meta<typeof TabLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Groups: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Attributes' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Main Info not saved' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Reorder Settings 2 issues' })).toBeVisible()
  },
}

const PAGES = [
  'Main Info',
  'Components',
  'Variants',
  'Attributes',
  'Pricing and taxes',
  'More codes',
  'Locations and bins',
  'Entitlements',
  'Reorder Settings',
  'Configure to order',
]
const ADVANCED = ['Analytics', 'Image Gallery', 'Notes', 'History']

/** Every page of an item, as wide as the window or a phone. */
function FourteenPages({ width, shown }: { width?: number; shown: string }) {
  const [current, setCurrent] = useState(shown)
  const linkOf = (label: string) => ({ href: `#${label}`, label, ...(label === 'Reorder Settings' && { issues: 2 }) })
  return (
    <div
      style={{ inlineSize: width }}
      onClickCapture={(event) => {
        const href = (event.target as Element).closest('a')?.getAttribute('href')
        if (href) setCurrent(decodeURI(href.slice(1)))
      }}
    >
      <TabLinks
        label="Pages of Tour tee"
        current={`#${current}`}
        groups={[{ links: PAGES.map(linkOf) }, { heading: 'ADVANCED INFO', links: ADVANCED.map(linkOf) }]}
      />
    </div>
  )
}

/** Waits until the row is measured: no link in it is cut off at its end. */
async function expectWhole(row: HTMLElement) {
  await waitFor(() => {
    const edge = row.getBoundingClientRect().right
    for (const link of row.querySelectorAll('a:not([data-unfit])'))
      expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 0.5)
  })
}

export const Fourteen: Story = {
  render: () => <FourteenPages width={900} shown="Main Info" />,
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('navigation')
    await expectWhole(row)
    await expect(canvas.queryByRole('link', { name: 'History' })).toBeNull()
    const more = await canvas.findByRole('button', { name: 'More 2 issues' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitem', { name: 'History' })).toHaveAttribute('href', '#History')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
  },
}

export const FourteenOnAPhone: Story = {
  render: () => <FourteenPages width={358} shown="History" />,
  play: async ({ canvas }) => {
    await expectWhole(canvas.getByRole('navigation'))
    await expect(await canvas.findByRole('link', { name: 'History', current: 'page' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'More 2 issues' })).toBeVisible()
  },
}

export const NotOneTooFew: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull()
  },
}
