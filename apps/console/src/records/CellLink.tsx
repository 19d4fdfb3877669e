import { TextLink } from '@greenroom/ui'
import { useLocation } from 'react-router-dom'
import { withParam } from '#data/list-address.ts'
import styles from './records.module.css'

type CellLinkProps = {
  text: string
  /** The target; by default this record's form over the list. */
  href?: string
  record?: string
  /** Right-aligned, like numbers. */
  atEnd?: boolean
}

/** A link in a cell. */
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
