import { Select } from '@greenroom/ui'
import type { Status } from '#records/RecordSelection.tsx'

type StatusFieldProps = {
  value: Status
  /** What happens to an inactive record. */
  description: string
  readOnly: boolean
  onChange: (status: Status) => void
}

/** Activates or deactivates a record. */
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
