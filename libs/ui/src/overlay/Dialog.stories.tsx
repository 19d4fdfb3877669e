import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../action/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { TextField } from '../form/text/TextField.tsx'

const meta = {
  component: Dialog,
  parameters: {
    guide: {
      use: 'A short form or a choice that interrupts the screen.',
      avoid: [
        'For a question with two answers: use `ConfirmDialog`.',
        'For a preview beside a list: use `SidePanel`.',
        'For a long form: use a screen.',
      ],
      keys: [
        ['Tab', 'Moves inside the dialog only.'],
        ['Escape', 'Closes it and returns to where the focus was.'],
      ],
    },
    docs: { story: { inline: false, height: '420px' } },
  },
  args: { title: 'Save view', open: false, onClose: () => {} },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open)
    const close = () => setOpen(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Save view</Button>
        <Dialog
          {...args}
          open={open}
          onClose={close}
          actions={
            <>
              <Button onPress={close}>Cancel</Button>
              <Button variant="primary" onPress={close}>
                Save
              </Button>
            </>
          }
        >
          <TextField label="Name" value="Low stock tees" autoFocus />
        </Dialog>
      </>
    )
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { open: true } }

/** An open tooltip doesn't need an Escape of its own. */
export const EscapeOnItsCross: Story = {
  args: { open: true },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.tab({ shift: true })
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Close')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const FocusInAndBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Save view' })
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save view' })).toHaveFocus())
  },
}
