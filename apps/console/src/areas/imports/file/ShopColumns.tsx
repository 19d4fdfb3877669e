import { isShop, readShop } from '@greenroom/imports'
import { Card, DescriptionList, Section } from '@greenroom/ui'
import { useMemo } from 'react'
import type { Draft } from './draft.atoms.ts'
import styles from '../imports.module.css'

/** Which columns of another system's file are imported, and which aren't. */
export function ShopColumns({ draft: { plan, opened, known } }: { draft: Draft }) {
  const { form } = plan
  const { understood, leftOut } = useMemo(
    () => (isShop(form) ? readShop(form, opened.columns, known) : { understood: [], leftOut: [] }),
    [form, opened, known],
  )
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
