import type { Option } from '@greenroom/ui'

/** What is chosen may be a record that the user can't see: its ID stands for it. */
export function withChosen(value: string, options: Option[]): Option[] {
  if (value === '' || options.some(({ id }) => id === value)) return options
  return [{ id: value, label: value }, ...options]
}
