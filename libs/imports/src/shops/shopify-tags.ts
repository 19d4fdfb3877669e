import type { KnownEntries } from '../import-entries.ts'
import { foldName } from '@greenroom/validation'
import type { ShopItem } from './import-shop.ts'

/** The fields that a tag may fill by an entry's name; the first match takes it. */
const TAGGED = ['department', 'subcategory', 'season', 'style', 'team', 'brand'] as const

/** The additional attribute for tags without a matching entry. */
const TAGS = 'Tags'

/** Tags as fields, if an entry has that name and the field is still empty; the others stay in one attribute. */
export function tagReader(known: KnownEntries): (tags: string, texts: ShopItem['fields']) => ShopItem {
  const lists = TAGGED.map((field) => ({
    field,
    names: new Set(known[field]?.map(({ name }) => foldName(name))),
  }))
  return (tags, texts) => {
    const fields: ShopItem['fields'] = {}
    const others: string[] = []
    for (const tag of tags.split(',').map((text) => text.trim())) {
      const list = lists.find(({ field, names }) => names.has(foldName(tag)) && !texts[field] && !fields[field])
      if (list) fields[list.field] = tag
      else if (tag) others.push(tag)
    }
    return { fields, attributes: others.length > 0 ? [[TAGS, others.join(', ')]] : [] }
  }
}
