import { HoursField } from '../HoursField.tsx'
import type { StepProps } from './step-props.ts'

/** When the venue is open; its stores take that over. */
export function HoursStep({ model: { form, change }, issues, readOnly }: StepProps) {
  return (
    <HoursField
      hours={form.hours}
      onChange={(hours) => change({ hours })}
      error={issues['hours']}
      without="No opening hours are set."
      readOnly={readOnly}
    />
  )
}
