import type { Choice } from '@greenroom/validation'
import type { Option } from '@greenroom/ui'

/** The values of a field with fixed choices, as a cell says them. */
export function choiceOptions(choices: readonly Choice[]): Option[] {
  return choices.map(({ label }) => ({ id: label, label }))
}
