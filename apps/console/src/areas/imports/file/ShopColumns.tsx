import { Card, DescriptionList, Section, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import styles from '../imports.module.css'
import { shopColumnsAtom } from './draft.atoms.ts'

/** Which columns of another system's file are imported, and which aren't. The reader of the file knows. */
export function ShopColumns() {
  const columns = useAtomValue(shopColumnsAtom)
  if (!columns) return <Skeleton rows={2} />
  const { understood, leftOut } = columns
  return (
    <>
      <Card title="Not imported">
        <p className={styles.about}>
          {leftOut.length === 0
            ? 'Every column is imported.'
            : `${leftOut.length === 1 ? 'This column is' : `These ${leftOut.length} columns are`} not imported: ${leftOut.join(', ')}.`}
        </p>
      </Card>
      <Section title="Imported columns" context={`${understood.length} columns`} defaultOpen={false}>
        <DescriptionList entries={understood.map(({ column, as }) => ({ term: column, value: as }))} />
      </Section>
    </>
  )
}
