import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../action/Button.tsx'
import { Form } from './Form.tsx'
import { PasswordField } from './text/PasswordField.tsx'
import { TextField } from './text/TextField.tsx'

const meta = {
  title: 'Form',
  component: Form,
  parameters: {
    guide: {
      use: 'Fields that are saved together. The caller checks them and passes the messages in.',
      avoid: [
        'For a single setting that applies at once: use `Switch`.',
        'For many rows of the same fields: use `Sheet`.',
      ],
      keys: [['Enter', 'In a text field: submits, unless `submitsOnEnter` is off.']],
    },
  },
  args: { children: null },
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

/** A submit focuses the first invalid field, and its message disappears when it is changed. */
export const FocusesFirstError: Story = {
  render: function Render() {
    const [user, setUser] = useState('')
    const [password, setPassword] = useState('')
    const [errors, setErrors] = useState<Record<string, string>>({})
    const check = () =>
      setErrors({
        ...(user ? {} : { user: 'Enter your username.' }),
        ...(password ? {} : { password: 'Enter your password.' }),
      })
    return (
      <Form errors={errors} onSubmit={check} aria-label="Sign in">
        <TextField label="Company" name="company" value="demo" />
        <TextField label="Username" name="user" value={user} onChange={setUser} required />
        <PasswordField label="Password" name="password" value={password} onChange={setPassword} required />
        <Button type="submit" variant="primary">
          Sign in
        </Button>
      </Form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    const user = canvas.getByRole('textbox', { name: /Username/ })
    await expect(user).toHaveFocus()
    await expect(user).toBeInvalid()
    await expect(user).toHaveAccessibleDescription('Enter your username.')
    await userEvent.keyboard('admin{Enter}')
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus()
    await expect(canvas.queryByText('Enter your username.')).toBeNull()
  },
}
