import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from './Banner.tsx'
import { Button } from '../action/Button.tsx'

const meta = {
  component: Banner,
  parameters: {
    guide: {
      use: 'A message about the whole screen that stays until its cause is gone.',
      avoid: [
        'For the result of an action: use a toast.',
        'For the error of one field: the field shows it.',
        'For a list that failed to load: use `ErrorState`.',
      ],
    },
  },
  args: { children: 'The catalog was last synced an hour ago.' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

export const EveryTone: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Banner>The catalog was last synced an hour ago.</Banner>
      <Banner tone="success" title="4,070 items imported" />
      <Banner tone="warning" title="Somebody else changed this item" action={<Button size="small">Show both</Button>}>
        Dana Reyes saved a price of $20.00 at 10:42. Your changes are still here.
      </Banner>
      <Banner tone="danger" title="Saving failed">
        The server did not answer. Nothing you typed is lost.
      </Banner>
    </div>
  ),
}
