import { TabLinks } from '@greenroom/ui'
import { useFormPart } from './form/item-form-context.ts'
import { tabPath } from './paths.ts'
import type { Item } from './list/product-row.ts'
import type { ProductTab } from './product-tab.ts'

type ProductTabBarProps = {
  item: Item | undefined
  tabs: readonly ProductTab[]
  current: ProductTab
  /** The query of the URL, which all tabs of an item share. */
  search: string
  /** Whether the form has unsaved changes. */
  dirty: boolean
}

/** The tabs of an item. Main Info shows errors and unsaved changes, so that they are visible from every tab. */
export function ProductTabBar({ item, tabs, current, search, dirty }: ProductTabBarProps) {
  const issues = useFormPart((state) => Object.keys(state.issues).length)
  const href = ({ path }: ProductTab) => tabPath(path, search)
  const linkOf = (tab: ProductTab) => {
    const isMain = tab.path === 'info' && current.path !== 'info'
    return { href: href(tab), label: tab.label, ...(isMain ? { issues, unsaved: dirty } : {}) }
  }
  const [plain, advanced] = [tabs.filter((tab) => !tab.advanced), tabs.filter((tab) => tab.advanced)]
  return (
    <TabLinks
      label={item ? `Pages of ${item.name}` : 'Pages of the new item'}
      groups={[
        { links: plain.map(linkOf) },
        ...(advanced.length > 0 ? [{ heading: 'ADVANCED INFO', links: advanced.map(linkOf) }] : []),
      ]}
      current={href(current)}
    />
  )
}
