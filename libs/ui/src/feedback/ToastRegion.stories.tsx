import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../action/Button.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { toasts } from './toasts.ts'

const meta = {
  component: ToastRegion,
  parameters: {
    guide: {
      use: 'The result of an action that leaves no other trace on the screen, with Undo if there is one.',
      avoid: [
        'For an error that the user has to fix: show it at its field or in a `Banner`.',
        'More than once per app: all toasts share one queue.',
      ],
      keys: [
        ['F6', 'Moves to the toasts.'],
        ['Tab', 'Moves through the buttons of a toast.'],
        ['Escape', 'Returns to the page.'],
      ],
    },
    docs: { story: { inline: false, height: '320px' } },
  },
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

export const EveryTone: Story = {
  render: () => (
    <>
      <Button
        onPress={() => {
          toasts.show({ title: 'Item saved', tone: 'success', link: { text: 'Show', href: '#' } })
          toasts.show({ title: 'Catalog refreshed' })
          toasts.show({ title: 'Password expires in 5 days', tone: 'warning' })
          toasts.show({ title: 'The price was not saved', text: 'It is still in the form. Try again.', tone: 'danger' })
        }}
      >
        Show
      </Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await screen.findByText('Item saved')
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(4)
    for (const toast of ['Catalog refreshed', 'Password expires in 5 days']) await screen.findByText(toast)
  },
}

export const GoesByItself: Story = {
  render: EveryTone.render,
  play: async () => {
    toasts.show({ title: 'Copied' }, 50)
    await waitFor(() => expect(screen.queryByText('Copied')).toBeNull())
  },
}
