import { type TabEntry, Tabs } from '@greenroom/ui'
import { useLocation, useSearchParams } from 'react-router-dom'
import styles from './changes.module.css'

type ChangeTabsProps = { label: string; tabs: readonly TabEntry[] }

/** Lists of items in tabs. The URL names the open tab; the default is the first one that isn't empty. */
export function ChangeTabs({ label, tabs }: ChangeTabsProps) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const chosen = tabs.find(({ id }) => id === params.get('tab')) ?? tabs.find(({ count = 0 }) => count > 0) ?? tabs[0]!
  const show = (tab: string) => setParams({ ...Object.fromEntries(params), tab }, { replace: true, state })
  return (
    <div className={styles.lists}>
      <Tabs {...{ label, tabs }} value={chosen.id} onChange={show} />
    </div>
  )
}
