import { SectionRail } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import type { Item } from '../list/product-row.ts'
import { tabPath } from '../paths.ts'
import type { ProductTab } from '../product-tab.ts'
import type { VariantsState } from '../variants/variants-state.ts'
import { useFormPart, useItemScope } from '../form/item-form-context.ts'
import { foldedTitle, sectionOf } from './item-sections.ts'
import { useShownTabs } from './use-shown-tabs.ts'

type ItemRailProps = {
  item: Item | undefined
  tabs: readonly ProductTab[]
  current: ProductTab
  /** The query of the URL, which all tabs of an item share. */
  search: string
  /** Whether the form has unsaved changes. */
  dirty: boolean
}

/** The sections of an item with their errors, and its other pages; Main Info tells there of unsaved changes. */
export function ItemRail({ item, tabs, current, search, dirty }: ItemRailProps) {
  const fields = useFormPart((state) => state.issues)
  const { issues: rows } = useAtomValue(useItemScope().variantsAtom)
  const shown = useShownTabs(tabs)
  const href = ({ path }: ProductTab) => tabPath(path, search)
  const linkOf = (tab: ProductTab) => ({
    href: href(tab),
    label: tab.label,
    issues: issuesIn(tab, Object.keys(fields)) + (tab.path === 'variants' ? countIn(rows) : 0),
    unsaved: dirty && tab.path === 'info' && current.path !== 'info',
  })
  const [plain, advanced] = [shown.filter((tab) => !tab.advanced), shown.filter((tab) => tab.advanced)]
  return (
    <SectionRail
      label={item ? `Pages of ${item.name}` : 'Pages of the new item'}
      groups={[
        { links: plain.map(linkOf) },
        ...(advanced.length > 0 ? [{ heading: 'ADVANCED INFO', links: advanced.map(linkOf) }] : []),
      ]}
      current={href(current)}
    />
  )
}

function issuesIn(tab: ProductTab, fields: readonly string[]): number {
  const title = foldedTitle(tab)
  const isIn = (name: string) =>
    name.startsWith('components.') ? tab.path === 'packages' : title !== undefined && sectionOf(name) === title
  return fields.filter(isIn).length
}

function countIn(issues: VariantsState['issues']): number {
  return [...issues.values()].reduce((sum, row) => sum + Object.keys(row).length, 0)
}
