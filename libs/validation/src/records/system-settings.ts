import { DEFAULT_RESTRICTED, isUnreadable, lengthOf, SPECIAL_CHARS_RESTRICTED } from '../text.ts'

const RESTRICTED_MAX = 40

/** The settings of the system configuration (section 9), each with where it acts and its default. */
export const SYSTEM_SETTINGS = {
  [SPECIAL_CHARS_RESTRICTED]: {
    label: 'Restricted characters',
    acts: 'Forms, bulk edit, imports and the API refuse a value that contains one of them. Stored values stay as they are until they are edited.',
    initial: DEFAULT_RESTRICTED,
  },
  ATTRIBUTE_HIERARCHY_VALIDATION: {
    label: 'Check the hierarchy of classifications',
    acts: "Items are refused if their category doesn't belong to their department, or their subcategory to their category. Stored items stay as they are until they are edited.",
    initial: 'false',
  },
} as const

export type SystemSetting = keyof typeof SYSTEM_SETTINGS

/** The problem with a setting's value, in a sentence that names it; undefined if it is valid. */
export function checkSystemSetting(key: SystemSetting, value: string): string | undefined {
  const wrong = (words: string) => `${SYSTEM_SETTINGS[key].label}: ${words}`
  if (key === 'ATTRIBUTE_HIERARCHY_VALIDATION') {
    return value === 'true' || value === 'false' ? undefined : wrong('true or false')
  }
  const characters = value.replace(/\s/g, '')
  if (characters === '') return wrong('at least one; without any, the default applies')
  if (/[\p{L}\p{N}\p{M}]/u.test(characters)) return wrong('no letters or digits, which every name needs')
  if (isUnreadable(characters)) return wrong('only characters that can be typed')
  return lengthOf(characters) > RESTRICTED_MAX ? wrong(`at most ${RESTRICTED_MAX}`) : undefined
}

/** The characters of `next` that are not among those of `before`, each once. */
export function addedCharacters(before: string, next: string): string {
  return [...new Set(next.replace(/\s/g, ''))].filter((char) => !before.includes(char)).join('')
}
