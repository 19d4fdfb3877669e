import { type FileForm, readShopify, readSquare } from '@greenroom/validation'
import { Card, DescriptionList, Section } from '@greenroom/ui'
import { useMemo } from 'react'
import type { Draft } from './draft.atoms.ts'
import styles from './imports.module.css'

const READERS: Partial<Record<FileForm, typeof readShopify>> = { shopify: readShopify, square: readSquare }

/** What is taken from which column of another system's file, and what is left out. */
export function ShopColumns({ draft: { plan, opened, known } }: { draft: Draft }) {
  const { form } = plan
  const { understood, leftOut } = useMemo(
    () => READERS[form]?.(opened.columns, known) ?? { understood: [], leftOut: [] },
    [form, opened, known],
  )
  return (
    <>
      <Card title="Left out">
        <p className={styles.about}>
          {leftOut.length === 0
            ? 'Nothing: something is taken from every column.'
            : `Nothing is taken from ${leftOut.length === 1 ? 'this column' : `these ${leftOut.length} columns`}: ${leftOut.join(', ')}.`}
        </p>
      </Card>
      <Section title="What is taken from each column" context={`${understood.length} columns`} defaultOpen={false}>
        <DescriptionList entries={understood.map(({ column, as }) => ({ term: column, value: as }))} />
      </Section>
    </>
  )
}
