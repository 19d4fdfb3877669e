import { Select } from '@greenroom/ui'
import { usePlaceOptions } from '#data/use-place-options.ts'

type OnHandAtProps = { value: string; onChange: (value: string) => void }

/** Where what is on hand counts: everywhere that the user works, or at one of these places. */
export function OnHandAt({ value, onChange }: OnHandAtProps) {
  return (
    <Select
      name="place"
      label="On hand at"
      none="All your locations"
      value={value}
      options={usePlaceOptions()}
      onChange={onChange}
    />
  )
}
