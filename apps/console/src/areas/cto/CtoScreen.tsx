import { Screen, Skeleton, TabLinks } from '@greenroom/ui'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { Blacklist } from './Blacklist.tsx'
import { ComponentList } from './ComponentList.tsx'
import { CtoActions } from './CtoActions.tsx'
import { ItemList } from './ItemList.tsx'
import { OptionGroups } from './OptionGroups.tsx'
import { readTab, type Tab, tabPath, TABS } from './cto-view.ts'

const PARTS: Record<Tab, ComponentType> = {
  items: ItemList,
  groups: OptionGroups,
  components: ComponentList,
  blacklist: Blacklist,
}

/** The company's configure-to-order settings: items, option groups, components and the blacklist (section 2). */
export function CtoScreen() {
  const [params] = useSearchParams()
  const tab = readTab(params)
  const Part = PARTS[tab]
  const links = Object.entries(TABS).map(([id, label]) => ({ href: tabPath(id as Tab), label }))
  return (
    <Screen
      title="Configure to order"
      context="Options that customers choose for items made to order"
      actions={<CtoActions tab={tab} />}
    >
      <TabLinks label="Configure to order" groups={[{ links }]} current={tabPath(tab)} />
      <ScreenBoundary key={tab} fallback={<Skeleton shape="grid" rows={12} columns={5} />}>
        <Part />
      </ScreenBoundary>
    </Screen>
  )
}
