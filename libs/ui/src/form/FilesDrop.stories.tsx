import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FilesDrop } from './FilesDrop.tsx'

const meta = {
  component: FilesDrop,
  parameters: {
    guide: {
      use: 'Adding pictures or attachments, any number at once.',
      avoid: [
        'For exactly one file: use `FileDrop`.',
        'To show what was added: use `ImageGallery` or a list below it.',
      ],
      keys: [
        ['Enter, Space', 'On the button: opens the file dialog.'],
        ['Ctrl V', 'Pastes copied files while the drop area is focused.'],
      ],
    },
  },
  args: {
    label: 'Drop pictures here',
    hint: 'JPEG or PNG, up to 10 MB each',
    accept: ['image/jpeg', 'image/png'],
    onFiles: fn(),
  },
} satisfies Meta<typeof FilesDrop>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Disabled: Story = { args: { disabled: true } }

export const SeveralFromDisk: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!
    const files = ['front.png', 'back.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
    await userEvent.upload(input, files)
    await expect(args.onFiles).toHaveBeenCalledWith(files)
  },
}
