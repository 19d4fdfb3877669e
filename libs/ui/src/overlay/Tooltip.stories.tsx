import type { Meta, StoryObj } from '@storybook/react-vite'
import { TooltipTrigger } from 'react-aria-components'
import { expect, screen } from 'storybook/test'
import { Button } from '../action/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  parameters: {
    guide: {
      use: 'The name of an icon, or why a control is disabled.',
      avoid: [
        'For something the user needs to finish the task: show it on the page.',
        'On a phone there is no hover: the screen has to work without it.',
      ],
      keys: [
        ['Tab', 'Focusing the control shows it.'],
        ['Escape', 'Hides it.'],
      ],
    },
  },
  args: { children: 'Synced 2 minutes ago' },
  render: (args) => (
    <TooltipTrigger delay={200}>
      <Button>Synced</Button>
      <Tooltip {...args} />
    </TooltipTrigger>
  ),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Synced 2 minutes ago')
  },
}

export const AtTheRight: Story = { args: { placement: 'right' } }
