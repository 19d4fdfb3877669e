import { Card } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#data/formats.ts'
import { itemTotalAtom } from './home.atoms.ts'
import styles from './HomeScreen.module.css'

/** The number of items in the catalog. */
export function CatalogCard() {
  const total = useAtomValue(itemTotalAtom)
  const { number } = useAtomValue(formatsAtom)
  const count = total?.count ?? 0
  return (
    <Card title="Catalog">
      <p className={styles.figure}>
        {number(count)}
        {total?.capped && '+'}
      </p>
      <p className={styles.muted}>{count === 1 ? 'item' : 'items'}</p>
    </Card>
  )
}
