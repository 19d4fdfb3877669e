import { camelCase } from '../../registries.ts'

/** The names of an area and its records in the templates. For `gift-cards`: */
export interface AreaNames {
  /** gift-cards: folders, files of the list, and paths. */
  area: string
  /** giftCards */
  areaVar: string
  /** GiftCards */
  Area: string
  /** GIFT_CARDS */
  AREA_CONST: string
  /** gift-card: files of one record. */
  file: string
  /** giftCard */
  oneVar: string
  /** GiftCard */
  One: string
  /** GIFT_CARD */
  CONST: string
  /** gift_card: the table. */
  table: string
  /** giftCardID */
  id: string
  /** gift card, in text. */
  one: string
  /** gift cards, in text. */
  many: string
  /** Gift cards */
  title: string
  /** MANAGEMENT_GIFT_CARDS */
  feature: string
  group: string
}

/** Throws if a name is not a lowercase plural, or `one` cannot be derived from it. */
export function areaNames(name: string, group: string, one = singular(name)): AreaNames {
  for (const word of [name, one]) {
    if (!/^[a-z]+(-[a-z]+)*$/.test(word))
      throw new Error(`"${word}" must be lowercase letters and hyphens, such as gift-cards`)
  }
  if (one === name) throw new Error(`"${name}" is not a plural: pass the singular with --one=NAME`)
  return {
    area: name,
    areaVar: camelCase(name),
    Area: pascalCase(name),
    AREA_CONST: constantCase(name),
    file: one,
    oneVar: camelCase(one),
    One: pascalCase(one),
    CONST: constantCase(one),
    table: one.replaceAll('-', '_'),
    id: `${camelCase(one)}ID`,
    one: one.replaceAll('-', ' '),
    many: name.replaceAll('-', ' '),
    title: capital(name.replaceAll('-', ' ')),
    feature: `${group.toUpperCase()}_${constantCase(name)}`,
    group,
  }
}

function singular(name: string): string {
  if (name.endsWith('ies')) return name.replace(/ies$/, 'y')
  return name.replace(/(?<=(ss|x|ch|sh))es$|(?<!s)s$/, '')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const pascalCase = (name: string) => capital(camelCase(name))
const constantCase = (name: string) => name.toUpperCase().replaceAll('-', '_')
