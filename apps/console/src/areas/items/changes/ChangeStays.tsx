import { EmptyState, Grid } from '@greenroom/ui'
import { useNavigate } from 'react-router-dom'
import { usePages } from '#data/pages.ts'
import { itemPath } from '#screens/item-path.ts'
import { changeStayPages } from './change-set.atoms.ts'
import { stayColumns } from './stay.columns.ts'
import styles from './changes.module.css'

type ChangeStaysProps = { changeSetID: string; label: string }

/** What an import created that its undo keeps, with the reasons. */
export function ChangeStays({ changeSetID, label }: ChangeStaysProps) {
  const navigate = useNavigate()
  const pages = usePages(changeStayPages(changeSetID))
  return (
    <div className={styles.list}>
      <div className={styles.grid}>
        <Grid
          {...{ label, columns: stayColumns }}
          rowId={({ kind, id }) => `${kind} ${id}`}
          empty={<EmptyState title="Nothing stays" />}
          onOpen={({ kind, id }) => kind === 'item' && void navigate(itemPath(id))}
          {...pages}
        />
      </div>
    </div>
  )
}
