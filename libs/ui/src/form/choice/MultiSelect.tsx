import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import buttonStyles from '../../action/button.module.css'
import listStyles from './list.module.css'
import styles from './MultiSelect.module.css'
import type { MultiSelectChoicesProps } from './MultiSelectChoices.tsx'

// Loaded separately from the button, so that a list does not wait for its filters.
const MultiSelectChoices = lazy(async () => ({
  default: (await import('./MultiSelectChoices.tsx')).MultiSelectChoices,
}))

export interface MultiSelectProps extends MultiSelectChoicesProps {
  /** It cannot be opened now. */
  disabled?: boolean
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void
}

/** Any number of choices, as a button that shows how many are chosen: the filter above a grid. */
export function MultiSelect({ label, options, value, onChange, disabled, onOpenChange }: MultiSelectProps) {
  return (
    <DialogTrigger {...(onOpenChange && { onOpenChange })}>
      <AriaButton
        isDisabled={disabled}
        className={`${buttonStyles.button} ${styles.button}`}
        data-variant="secondary"
        data-chosen={value.length > 0 || undefined}
      >
        {label}
        {value.length > 0 && (
          <span className={styles.count}>
            {value.length}
            <span className={styles.spoken}> chosen</span>
          </span>
        )}
        <ChevronDown />
      </AriaButton>
      <Popover offset={4} placement="bottom start" className={listStyles.popover}>
        <Dialog aria-label={label} className={styles.dialog}>
          <Suspense fallback={<div className={listStyles.note}>Loading</div>}>
            <MultiSelectChoices {...{ label, options, value, onChange }} />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
