import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from './TextLink.tsx'

const meta = {
  component: TextLink,
  parameters: {
    guide: {
      use: 'Going to a record or a page, in text and in tables.',
      avoid: ['For an action: use `Button`.', 'For the pages of one record: use `TabLinks`.'],
      keys: [['Enter', 'Follows the link.']],
    },
  },
  args: { href: '#', children: 'Show the item' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {
  render: (args) => (
    <p>
      3 rows were rejected. <TextLink {...args}>Download them</TextLink>
    </p>
  ),
}
export const Quiet: Story = { args: { variant: 'quiet', children: 'Tour tee, black' } }
