import { Button, type ButtonProps } from '@greenroom/ui'
import { useVerbs } from './verbs.atoms.ts'

/**
 * A button that is in the palette as well, while it can be pressed. Small ones, of which each row may have some, are not:
 * out of its row, nobody sees what such a verb is for.
 */
export function VerbButton({ also, ...button }: ButtonProps & { also?: string }) {
  const { size, children, denied, disabled, pending, onPress } = button
  const canPress = denied === undefined && !disabled && !pending
  useVerbs(
    onPress && canPress && size !== 'small' && typeof children === 'string'
      ? [{ label: button['aria-label'] ?? children, also, perform: onPress }]
      : [],
  )
  return <Button {...button} />
}
