import type { OptionGroup } from './option-group.ts'

/** What was entered for a group: text or a number, or the item IDs of components picked. */
export type Choice = { readonly text?: string; readonly picks?: readonly string[] }

/** By the ID of the group. A group that is left out, or empty, was not chosen. */
export type Choices = Readonly<Record<string, Choice>>

/** What counts of a choice: text without the space around it, and each pick once. */
export function readChoice({ id, type }: OptionGroup, choices: Choices): Required<Choice> {
  const { text = '', picks = [] } = (Object.hasOwn(choices, id) ? choices[id] : undefined) ?? {}
  return type === 'PICK' ? { text: '', picks: [...new Set(picks)] } : { text: text.trim(), picks: [] }
}

export function isChosen({ text, picks }: Required<Choice>): boolean {
  return text !== '' || picks.length > 0
}

/** The characters that are put on the item: all but spaces. Letters are set in capitals. */
export function charactersOf(text: string): string[] {
  return [...text.toUpperCase()].filter((char) => char.trim() !== '')
}
