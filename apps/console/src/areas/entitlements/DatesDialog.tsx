import { Button, Dialog, Form } from '@greenroom/ui'
import { type ReactNode, useId, useState } from 'react'
import { DateFields, datesOf, issuesOf } from './DateFields.tsx'
import type { SellingDates } from './entitlements.atoms.ts'
import type { TypedDates } from './typed-dates.ts'

type DatesDialogProps = {
  title: string
  /** What the fields start with. */
  initial: TypedDates
  pending: boolean
  onSave: (dates: SellingDates) => void
  onClose: () => void
  /** What else there is to know or to choose. */
  children?: ReactNode
}

/** Asks from when until when something is sold. */
export function DatesDialog({ title, initial, pending, onSave, onClose, children }: DatesDialogProps) {
  const formID = useId()
  const [dates, setDates] = useState(initial)
  const [isJudged, setIsJudged] = useState(false)
  const issues = isJudged ? issuesOf(dates) : {}

  function save() {
    setIsJudged(true)
    if (Object.keys(issuesOf(dates)).length === 0) onSave(datesOf(dates))
  }

  return (
    <Dialog
      open
      keepOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formID} pending={pending}>
            Change dates
          </Button>
        </>
      }
    >
      <Form id={formID} aria-label="Dates" errors={issues} onSubmit={save}>
        <DateFields {...{ dates, issues }} onChange={setDates} autoFocus />
        {children}
      </Form>
    </Dialog>
  )
}
