import { Button, type ButtonProps } from '@greenroom/ui'
import { type Guarded, useMay } from './may.ts'

/**
 * A button that calls an operation. It is hidden from users who may not read the operation's features, and disabled
 * with the reason for users who may only read them, or with the caller's own.
 */
export function MayButton({ operation, ...button }: ButtonProps & { operation: Guarded }) {
  const { denied, hidden } = useMay(operation)
  return hidden ? null : <Button {...button} denied={denied ?? button.denied} />
}
