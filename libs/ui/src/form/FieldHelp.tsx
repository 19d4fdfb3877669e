import type { ReactNode } from 'react'
import { FieldError, Text } from 'react-aria-components'
import styles from './field.module.css'

export interface FieldHelpProps {
  description?: ReactNode
  error?: string
  /** Code points entered and allowed, shown as "42 / 50" once the limit is near. */
  count?: number
  limit?: number
}

/** The part of a limit from which the counter shows. */
const NEAR = 0.8

/** The text under a field: its error, or else its description; and the counter at the right. */
export function FieldHelp({ description, error, count = 0, limit }: FieldHelpProps) {
  return (
    <div className={styles.help}>
      <div className={styles.words}>
        <FieldError className={styles.error}>
          {error ?? (({ validationErrors }) => validationErrors.join(' '))}
        </FieldError>
        {description && (
          <Text slot="description" className={styles.description}>
            {description}
          </Text>
        )}
      </div>
      {limit !== undefined && (
        <span className={styles.count} data-over={count > limit || undefined}>
          {count >= limit * NEAR && (
            <span aria-hidden>
              {count} / {limit}
            </span>
          )}
          {count > limit && <span className={styles.spoken}>{count - limit} characters too many</span>}
        </span>
      )}
    </div>
  )
}
