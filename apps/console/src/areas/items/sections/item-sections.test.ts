import { itemFields } from '@greenroom/catalog'
import { expect, test } from 'vitest'
import { ITEM_SECTIONS, sectionOf } from './item-sections.ts'

test('Main Info shows every field once, in the section named in section 2; the image has its own tab', () => {
  for (const { name, section } of itemFields) {
    const holding = ITEM_SECTIONS.flatMap(({ title, groups }) =>
      groups.flatMap(({ fields }) => fields.filter((one) => one === name).map(() => title)),
    )
    expect([name, holding]).toEqual([name, name === 'itemImage' ? [] : [TITLES[section]]])
  }
})

const TITLES = {
  overview: 'Overview',
  attributes: 'Attributes',
  itemLevelConfig: 'Item-level config',
  reorderSettings: 'Reorder settings',
}

test('an issue expands the section that shows it', () => {
  const fields = ['costPrice', 'attributes.FABRIC', 'hints.0.hint', 'components.0.quantity']
  expect(fields.map(sectionOf)).toEqual(['Overview', 'Additional attributes', 'Location hint', undefined])
})
