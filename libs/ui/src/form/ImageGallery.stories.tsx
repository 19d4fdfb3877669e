import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Badge } from '../feedback/Badge.tsx'
import { IconButton } from '../action/IconButton.tsx'
import { ImageGallery } from './ImageGallery.tsx'

const square = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${color}"/></svg>`)}`

const entries = [
  ['front', 'The front', 'teal'],
  ['back', 'The back, with the dates of every show of the tour and the names of the cities', 'goldenrod'],
  ['label', '', 'slateblue'],
].map(([id = '', alt = '', color = ''], index) => ({
  id,
  name: `Picture ${index + 1}${alt && `, ${alt}`}`,
  picture: <img src={square(color)} alt={alt} draggable={false} />,
  caption: alt || 'No alt text',
  mark: index === 0 && <Badge tone="info">Main</Badge>,
  actions: <IconButton label="Actions" icon={<Ellipsis />} size="small" />,
}))

const meta = {
  component: ImageGallery,
  parameters: {
    guide: {
      use: 'Pictures whose order matters, such as those of an item.',
      avoid: ['For records in an order: use `OrderList`.', 'For one picture: use an image.'],
      keys: [
        ['Arrows', 'Move through the pictures.'],
        ['Enter', 'Opens the picture, or on the handle starts moving it.'],
        ['Tab, arrows, Enter', 'While moving: choose the place and drop.'],
        ['Escape', 'Cancels the move.'],
      ],
    },
  },
  args: { label: 'Pictures', entries, onOpen: fn() },
} satisfies Meta<typeof ImageGallery>
export default meta
type Story = StoryObj<typeof meta>

export const InOrder: Story = { args: { onMove: fn() } }
export const ReadOnly: Story = {}

export const OpenedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('row', { name: entries[0]!.name })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith('back')
  },
}

export const RightToLeft: Story = {
  args: { onMove: fn() },
  render: (args) => (
    <div dir="rtl">
      <ImageGallery {...args} />
    </div>
  ),
}
