import { type ReactNode, useRef } from 'react'
import { Link } from 'react-aria-components'
import { Badge } from '../feedback/Badge.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import row from './row.module.css'
import styles from './TabLinks.module.css'
import { useFitting } from './use-fitting.ts'
import { countOf } from '../feedback/count-of.ts'

export interface TabLink {
  /** The URL of the page. */
  href: string
  /** The name of the page. */
  label: string
  /** The number of errors on its page. */
  issues?: number
  /** Whether it has unsaved changes. */
  unsaved?: boolean
}

export interface TabLinksProps {
  /** The accessible name of the row. */
  label: string
  /** Groups are visually separate; the first has no heading. */
  groups: readonly { heading?: string; links: readonly TabLink[] }[]
  /** The href of the current page. */
  current: string
}

/**
 * Pages of one record that look like tabs: each has a URL, so that Back, reload and a pasted link work. A menu at the end
 * holds those that do not fit; the current page is always in the row.
 */
export function TabLinks({ label, groups, current }: TabLinksProps) {
  const element = useRef<HTMLElement>(null)
  const links = groups.flatMap((group) => group.links)
  const at = links.findIndex(({ href }) => href === current)
  const hidden = useFitting(element, at, links.length)
  const isHidden = (link: TabLink) => hidden.has(links.indexOf(link))
  const hiddenIssues = links.filter(isHidden).reduce((sum, { issues = 0 }) => sum + issues, 0)
  return (
    <nav aria-label={label} className={row.row} ref={element}>
      {groups.map((group, number) => (
        <div key={group.heading ?? ''} className={styles.group} role="group" aria-label={group.heading ?? label}>
          {group.heading && (
            <span
              aria-hidden
              className={styles.heading}
              data-head={number}
              data-unfit={group.links.every(isHidden) || undefined}
            >
              {group.heading}
            </span>
          )}
          {group.links.map((link) => (
            <Link
              key={link.href}
              href={link.href}
              aria-current={link.href === current ? 'page' : undefined}
              className={row.entry}
              data-entry={number}
              data-unfit={isHidden(link) || undefined}
            >
              {link.label} {issueBadge(link.issues ?? 0)}
              {link.unsaved && !link.issues && <span role="img" aria-label="not saved" className={styles.dot} />}
            </Link>
          ))}
        </div>
      ))}
      <MoreMenu
        label={`More ${label}`}
        badge={issueBadge(hiddenIssues)}
        groups={groups.map(({ heading, links: all }) => ({
          id: heading ?? '',
          title: heading,
          entries: all.filter(isHidden).map(({ href, label: name, issues = 0 }) => {
            return { id: href, label: name, href, hint: issues > 0 ? issueWords(issues) : undefined }
          }),
        }))}
      />
    </nav>
  )
}

function issueBadge(issues: number): ReactNode {
  return issues > 0 && <Badge tone="danger">{issueWords(issues)}</Badge>
}

function issueWords(issues: number): string {
  return countOf(issues, 'issue')
}
