import { Card } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#app/formats.ts'
import { itemTotalAtom } from './home.atoms.ts'
import styles from './HomeScreen.module.css'

/** How big the catalog is. */
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
