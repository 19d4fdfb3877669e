import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../action/Button.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  component: ProgressBar,
  parameters: {
    guide: {
      use: 'Work of more than a few seconds, such as an import or an upload.',
      avoid: [
        'For the first load of a screen: use `Skeleton`.',
        'For a button whose action is running: set `pending`.',
      ],
    },
  },
  args: { label: 'Reading file', value: 12_000 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const InNumbers: Story = {
  args: { max: 541_909, text: '12,000 of 541,909 rows', action: <Button size="small">Cancel</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading file' })).toHaveAttribute(
      'aria-valuetext',
      '12,000 of 541,909 rows',
    )
  },
}
export const EndNotKnown: Story = { args: { label: 'Saving' } }
