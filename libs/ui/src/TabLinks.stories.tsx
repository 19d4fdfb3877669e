import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TabLinks } from './TabLinks.tsx'

const meta = {
  component: TabLinks,
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

export const Narrow: Story = {
  args: { current: '#images' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [row, link] = [canvas.getByRole('navigation'), canvas.getByRole('link', { name: 'Image Gallery' })]
    const [outer, inner] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
    await expect(inner.left).toBeGreaterThanOrEqual(outer.left)
    await expect(inner.right).toBeLessThanOrEqual(outer.right + 1)
  },
}
