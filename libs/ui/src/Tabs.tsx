import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'
import { Badge } from './Badge.tsx'
import styles from './Tabs.module.css'

export interface TabEntry {
  id: string
  label: string
  /** A number after the label: how many there are. */
  count?: number
  disabled?: boolean
  content: ReactNode
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string
  tabs: readonly TabEntry[]
  /** Id of the tab shown. */
  value: string
  onChange: (value: string) => void
}

/** Parts of one screen, one shown at a time. The caller keeps which one, usually in the URL. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange(String(key))} className={styles.tabs}>
      <TabList aria-label={label} className={styles.list}>
        {tabs.map(({ id, label, count, disabled }) => (
          <Tab key={id} id={id} isDisabled={disabled} className={styles.tab}>
            {label}
            {count !== undefined && <Badge>{count.toLocaleString()}</Badge>}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
