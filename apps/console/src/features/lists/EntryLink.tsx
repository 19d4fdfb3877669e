import { TextLink } from '@greenroom/ui'
import type { ListKind } from '@greenroom/validation'
import { useLocation } from 'react-router-dom'
import { attributePath } from '#app/attribute-path.ts'
import { withParam } from '#app/list-address.ts'
import styles from './lists.module.css'

type EntryLinkProps = { kind: ListKind; id: string }

/** The ID of an entry, leading to its form. */
export function EntryLink({ kind, id }: EntryLinkProps) {
  const { pathname, search } = useLocation()
  const form = `${pathname}?${withParam(new URLSearchParams(search), 'id', id).toString()}`
  return (
    <span className={styles.link}>
      <TextLink variant="quiet" href={kind === 'additionalAttribute' ? attributePath(id) : form}>
        {id}
      </TextLink>
    </span>
  )
}
