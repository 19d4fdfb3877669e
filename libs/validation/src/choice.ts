/** One option of a closed list: the stored value and its label. */
export type Choice = Readonly<{ value: string | number; label: string }>

/** The stored value for `value`, matched by value or label, ignoring case; undefined if it is not in the list. */
export function choiceOf(choices: readonly Choice[], value: unknown): string | number | undefined {
  const text = String(value).trim().toLowerCase()
  return choices.find((choice) => String(choice.value).toLowerCase() === text || choice.label.toLowerCase() === text)
    ?.value
}

const YES = ['true', 'yes', 'y', '1', 'on']
const NO = ['false', 'no', 'n', '0', 'off']

/** Yes or no from a form, a file or a JSON body; undefined if it is neither. */
export function parseFlag(value: unknown): boolean | undefined {
  const text = String(value).trim().toLowerCase()
  return YES.includes(text) ? true : NO.includes(text) ? false : undefined
}
