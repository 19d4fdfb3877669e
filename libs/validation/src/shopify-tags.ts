import type { KnownEntries } from './import-entries.ts'
import type { ShopItem } from './import-shop.ts'

/** The fields that a tag may name an entry of; the first that has one takes it. */
const TAGGED = ['department', 'subcategory', 'season', 'style', 'team', 'brand'] as const

/** The additional attribute that keeps the tags which no entry is called. */
const TAGS = 'Tags'

/** Tags as fields, where an entry is called so and the field says nothing yet; the others stay together as they are. */
export function tagReader(known: KnownEntries): (tags: string, said: ShopItem['fields']) => ShopItem {
  const lists = TAGGED.map((field) => ({
    field,
    names: new Set(known[field]?.map(({ name }) => name.toLowerCase())),
  }))
  return (tags, said) => {
    const fields: ShopItem['fields'] = {}
    const others: string[] = []
    for (const tag of tags.split(',').map((text) => text.trim())) {
      const list = lists.find(({ field, names }) => names.has(tag.toLowerCase()) && !said[field] && !fields[field])
      if (list) fields[list.field] = tag
      else if (tag) others.push(tag)
    }
    return { fields, attributes: others.length > 0 ? [[TAGS, others.join(', ')]] : [] }
  }
}
