import { expect, test } from 'vitest'
import { readTab, type Tab, tabPath } from './cto-view.ts'

test('reads the tab from the URL', () => {
  expect(readTab(new URLSearchParams('tab=groups'))).toBe('groups')
  expect(readTab(new URLSearchParams('tab=nowhere'))).toBe('items')
  const tabs: Tab[] = ['items', 'blacklist']
  expect(tabs.map(tabPath)).toEqual(['/app/catalog/cto', '/app/catalog/cto?tab=blacklist'])
})
