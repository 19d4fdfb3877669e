import { Link } from 'react-aria-components'
import { Badge } from './Badge.tsx'
import styles from './TabLinks.module.css'

export interface TabLink {
  href: string
  label: string
  /** How many things behind it want correcting. */
  issues?: number
  /** What was typed behind it is not saved. */
  unsaved?: boolean
}

export interface TabLinksProps {
  /** Names the row for a screen reader. */
  label: string
  /** Groups stand apart from each other; the first has no heading. */
  groups: readonly { heading?: string; links: readonly TabLink[] }[]
  /** The href of the page shown. */
  current: string
}

/** Pages of one record that look like tabs: each has an address, so that Back, reload and a pasted link work. */
export function TabLinks({ label, groups, current }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.row}>
      {groups.map(({ heading, links }) => (
        <div key={heading ?? ''} className={styles.group} role="group" aria-label={heading ?? label}>
          {heading && (
            <span aria-hidden className={styles.heading}>
              {heading}
            </span>
          )}
          {links.map(({ href, label: name, issues = 0, unsaved }) => (
            <Link
              key={href}
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className={styles.link}
              ref={href === current ? intoView : undefined}
            >
              {name} {issues > 0 && <Badge tone="danger">{issues === 1 ? '1 issue' : `${issues} issues`}</Badge>}
              {unsaved && issues === 0 && <span role="img" aria-label="not saved" className={styles.dot} />}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  )
}

/** On a narrow screen the row scrolls: the page shown is to be seen in it. */
function intoView(link: HTMLAnchorElement | null) {
  const row = link?.closest('nav')
  if (!link || !row || row.scrollWidth <= row.clientWidth) return
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}
