import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import buttonStyles from '../../action/button.module.css'
import type { LineProps } from '../field.ts'
import { TextField } from './TextField.tsx'

export interface PasswordFieldProps extends LineProps {}

/** A password, hidden until the user shows it. It has no tooltip, because the login page ships it. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <AriaButton
      className={buttonStyles.button}
      data-variant="quiet"
      data-shape="icon"
      aria-label={shown ? 'Hide password' : 'Show password'}
      onPress={() => setShown(!shown)}
    >
      {shown ? <EyeOff /> : <Eye />}
    </AriaButton>
  )
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      action={toggle}
    />
  )
}
