import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { Button } from '../action/Button.tsx'
import { TextLink } from '../action/TextLink.tsx'
import { Badge } from '../feedback/Badge.tsx'
import { FieldGrid } from '../form/FieldGrid.tsx'
import { TextField } from '../form/text/TextField.tsx'
import { Card } from './Card.tsx'
import { Screen } from './Screen.tsx'

const meta = {
  component: Screen,
  parameters: {
    guide: {
      use: 'The frame of one page: title, one line of context, actions and content.',
      avoid: [
        'More than once on a page: it renders the only `h1`.',
        'In a dialog or a panel: they have their own title.',
      ],
    },
  },
  args: { title: 'Products' },
} satisfies Meta<typeof Screen>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  args: {
    context: '4,070 items',
    actions: (
      <>
        <Button>Export</Button>
        <Button variant="primary" icon={<Plus />}>
          New item
        </Button>
      </>
    ),
    children: <Card>The grid fills the width of the window.</Card>,
  },
}

export const Record: Story = {
  args: {
    title: 'Tour tee, black',
    record: 'Tour tee, black',
    back: <TextLink href="#products">Products</TextLink>,
    badges: <Badge tone="success">Active</Badge>,
    context: 'TOUR-TEE-BLK',
    width: 'form',
    children: (
      <FieldGrid>
        <TextField label="Name" value="Tour tee, black" />
        <TextField label="Item ID" value="TOUR-TEE-BLK" readOnly />
      </FieldGrid>
    ),
  },
}
