import { type ReactNode, useRef } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'
import { Badge } from '../feedback/Badge.tsx'
import type { Tone } from '../feedback/tone.ts'
import { MoreMenu } from './MoreMenu.tsx'
import row from './row.module.css'
import styles from './Tabs.module.css'
import { useFitting } from './use-fitting.ts'
import { numbers } from '../form/numbers.ts'

export interface TabEntry {
  /** Unique in the row. */
  id: string
  /** The name of the part. */
  label: string
  /** A count after the label. */
  count?: number
  /** The meaning of the count's color. */
  tone?: Tone
  /** It cannot be opened now. */
  disabled?: boolean
  /** Rendered only while it is the current one. */
  content: ReactNode
}

export interface TabsProps {
  /** The accessible name of the row. */
  label: string
  /** From first to last. */
  tabs: readonly TabEntry[]
  /** The ID of the current tab. */
  value: string
  /** Called with the ID of the tab to show. */
  onChange: (value: string) => void
}

/**
 * Parts of one screen, one shown at a time. The caller stores the current one, usually in the URL. A menu at the end holds
 * tabs that do not fit, and the arrow keys reach them like the others.
 */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const element = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex(({ id }) => id === value)
  const hidden = useFitting(element, at, tabs.length)
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onChange(String(key))} className={styles.tabs}>
      <div className={row.row} ref={element}>
        <TabList aria-label={label} className={styles.list}>
          {tabs.map((tab, place) => (
            <Tab
              key={tab.id}
              id={tab.id}
              isDisabled={tab.disabled}
              className={row.entry}
              data-entry={0}
              data-unfit={hidden.has(place) || undefined}
            >
              {tab.label}
              {tab.count !== undefined && <Badge tone={tab.tone}>{numbers.text(tab.count)}</Badge>}
            </Tab>
          ))}
        </TabList>
        <MoreMenu
          label={`More ${label}`}
          groups={[
            {
              id: 'more',
              entries: tabs
                .filter((_, place) => hidden.has(place))
                .map((tab) => ({
                  id: tab.id,
                  label: tab.label,
                  hint: tab.count === undefined ? undefined : numbers.text(tab.count),
                  disabled: tab.disabled,
                  onPick: () => onChange(tab.id),
                })),
            },
          ]}
        />
      </div>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
