import type { OptionGroup } from './option-group.ts'

/** The input for a group: text or a number, or the item IDs of the picked components. */
export type Choice = { readonly text?: string; readonly picks?: readonly string[] }

/** By group ID. A group that is missing or empty was not chosen. */
export type Choices = Readonly<Record<string, Choice>>

/** The normalized choice: text trimmed, and each pick once. */
export function readChoice({ id, type }: OptionGroup, choices: Choices): Required<Choice> {
  const { text = '', picks = [] } = (Object.hasOwn(choices, id) ? choices[id] : undefined) ?? {}
  return type === 'PICK' ? { text: '', picks: [...new Set(picks)] } : { text: text.trim(), picks: [] }
}

export function isChosen({ text, picks }: Required<Choice>): boolean {
  return text !== '' || picks.length > 0
}

/** The characters that are put on the item: all but spaces. Letters are set in uppercase. */
export function charactersOf(text: string): string[] {
  return [...text.toUpperCase()].filter((char) => char.trim() !== '')
}
