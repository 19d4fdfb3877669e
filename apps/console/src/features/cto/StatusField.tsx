import { Select } from '@greenroom/ui'
import type { Status } from '#app/records/RecordSelection.tsx'

type StatusFieldProps = {
  value: Status
  /** What becomes of an inactive one. */
  description: string
  readOnly: boolean
  onChange: (status: Status) => void
}

/** Takes a record out of use, and back into it. */
export function StatusField({ onChange, ...props }: StatusFieldProps) {
  return (
    <Select
      {...props}
      label="Status"
      options={[
        { id: 'Active', label: 'Active' },
        { id: 'Inactive', label: 'Inactive' },
      ]}
      onChange={(status) => onChange(status as Status)}
    />
  )
}
