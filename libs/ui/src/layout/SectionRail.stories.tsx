import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SectionRail } from './SectionRail.tsx'

const link = (name: string) => ({ href: `/item/${name.toLowerCase()}`, label: name })

const meta = {
  component: SectionRail,
  parameters: {
    guide: {
      use: 'The sections of one long page, and the pages beside it, each with its own URL.',
      avoid: [
        'For pages that take the place of each other: use `TabLinks`.',
        'For the areas of the app: use `Sidebar`.',
      ],
      keys: [
        ['Tab', 'Moves through the links.'],
        ['Enter', 'Goes to the section.'],
      ],
    },
  },
  args: {
    label: 'Sections of the tee',
    groups: [
      { links: [{ ...link('Overview'), issues: 2 }, { ...link('Attributes'), unsaved: true }, link('Variants')] },
      { heading: 'MORE', links: [link('Pictures'), link('History')] },
    ],
    current: '/item/variants',
  },
} satisfies Meta<typeof SectionRail>
export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Variants' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Overview 2 issues' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Attributes not saved' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'MORE' })).toBeVisible()
  },
}

/** In a narrow window the row scrolls, to the current section at first. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <SectionRail {...args} current="/item/history" />
    </div>
  ),
}
