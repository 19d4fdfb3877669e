import { useEffect, useRef } from 'react'
import { Link } from 'react-aria-components'
import { Badge } from '../feedback/Badge.tsx'
import { countOf } from '../feedback/count-of.ts'
import styles from './SectionRail.module.css'
import type { TabLink, TabLinksProps } from './TabLinks.tsx'

/**
 * The sections of one long page, and the pages beside it. Each has a URL, so that Back, reload and a pasted link work. It
 * is a column beside the page where there is room, and a row that scrolls sideways above it where there is not.
 */
export function SectionRail({ label, groups, current }: TabLinksProps) {
  return (
    <nav aria-label={label} className={styles.rail}>
      {groups.map((group) => (
        <div key={group.heading ?? ''} className={styles.group} role="group" aria-label={group.heading ?? label}>
          {group.heading && (
            <span aria-hidden className={styles.heading}>
              {group.heading}
            </span>
          )}
          {group.links.map((link) => (
            <RailLink key={link.href} link={link} isCurrent={link.href === current} />
          ))}
        </div>
      ))}
    </nav>
  )
}

function RailLink({ link: { href, label, issues = 0, unsaved }, isCurrent }: { link: TabLink; isCurrent: boolean }) {
  const element = useRef<HTMLAnchorElement>(null)
  // In a row the current one may lie outside of what is seen.
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isCurrent])
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.link} ref={element}>
      {label} {issues > 0 && <Badge tone="danger">{countOf(issues, 'issue')}</Badge>}
      {unsaved && issues === 0 && <span role="img" aria-label="not saved" className={styles.dot} />}
    </Link>
  )
}
