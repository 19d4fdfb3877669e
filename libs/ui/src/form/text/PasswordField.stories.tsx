import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  parameters: {
    guide: {
      use: 'A password at sign-in or when it is changed.',
      avoid: [
        'For a code of the second factor: use `TextField`.',
        'For an API key that was stored: show that it is set, not its text.',
      ],
      keys: [['Enter, Space', 'On the eye: shows or hides the password.']],
    },
  },
  args: { label: 'Password', value: 'correct horse' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const ShownOnDemand: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
}
export const Invalid: Story = { args: { error: 'The password is wrong.' } }
