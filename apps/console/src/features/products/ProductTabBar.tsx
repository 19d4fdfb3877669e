import { TabLinks } from '@greenroom/ui'
import { useFormPart } from './item-form-context.ts'
import { isDirty } from './item-form-state.ts'
import { tabPath } from './paths.ts'
import type { Item } from './product-row.ts'
import type { ProductTab } from './product-tabs.tsx'

type ProductTabBarProps = {
  item: Item | undefined
  tabs: readonly ProductTab[]
  current: ProductTab
  /** The query of the address, which all tabs of an item share. */
  search: string
}

/** The pages of one item. Main Info says what is wrong or not saved in the form, for whoever looks at another page. */
export function ProductTabBar({ item, tabs, current, search }: ProductTabBarProps) {
  const issues = useFormPart((state) => Object.keys(state.issues).length)
  const dirty = useFormPart(isDirty)
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
