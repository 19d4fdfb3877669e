import { TextLink } from '@greenroom/ui'
import { useLocation } from 'react-router-dom'
import { withParam } from '#app/list-address.ts'
import styles from './records.module.css'

type CellLinkProps = {
  text: string
  /** Where it leads; without it to the form of this record, over the list. */
  href?: string
  record?: string
  /** At the right edge, as numbers stand. */
  atEnd?: boolean
}

/** What one follows from a cell. */
export function CellLink({ text, href, record, atEnd }: CellLinkProps) {
  const { pathname, search } = useLocation()
  const form = () => `${pathname}?${withParam(new URLSearchParams(search), 'id', record).toString()}`
  return (
    <span className={styles.link} data-end={atEnd || undefined}>
      <TextLink variant="quiet" href={href ?? form()}>
        {text}
      </TextLink>
    </span>
  )
}
