import { ComboBox, type Option } from '@greenroom/ui'

type SingleFilterProps = {
  label: string
  options: readonly Option[]
  value: string
  onChange: (id: string) => void
}

/** Narrows a list to the rows of one other record. */
export function SingleFilter({ label, ...field }: SingleFilterProps) {
  return <ComboBox label={label} labelHidden placeholder={`Any ${label.toLowerCase()}`} {...field} />
}
