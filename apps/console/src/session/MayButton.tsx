import type { ComponentProps } from 'react'
import { type Guarded, useMay } from './may.ts'
import { VerbButton } from './VerbButton.tsx'

/**
 * A button that calls an operation, and its verb. It is hidden from users who may not read the operation's features, and
 * disabled with the reason for users who may only read them, or with the caller's own.
 */
export function MayButton({ operation, ...button }: ComponentProps<typeof VerbButton> & { operation: Guarded }) {
  const { denied, hidden } = useMay(operation)
  return hidden ? null : <VerbButton {...button} denied={denied ?? button.denied} />
}
