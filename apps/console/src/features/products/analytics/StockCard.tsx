import { Card, EmptyState } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#app/formats.ts'
import type { itemStockAtom, ItemStock } from './analytics.atoms.ts'
import styles from './analytics.module.css'

/** Where the item lies, and how long that lasts at the pace of the last weeks. */
export function StockCard({ stockAtom }: { stockAtom: ReturnType<typeof itemStockAtom> }) {
  const { paceDays, total, locations } = useAtomValue(stockAtom)
  const { number } = useAtomValue(formatsAtom)
  const seesPace = total.soldUnits !== undefined
  const cover = (figures: ItemStock['total']) =>
    figures.daysOfCover === undefined ? '–' : `${number(figures.daysOfCover)} days`
  const cells = (figures: ItemStock['total']) => (
    <>
      <td>{number(figures.onHand)}</td>
      {seesPace && <td>{number(figures.soldUnits ?? 0)}</td>}
      {seesPace && <td>{cover(figures)}</td>}
    </>
  )
  return (
    <Card title="Stock on hand">
      {locations.length === 0 ? (
        <EmptyState title="No stock is kept of this item" />
      ) : (
        <>
          <div className={`${styles.scroll} ${styles.stock}`} tabIndex={0} role="region" aria-label="Stock by location">
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Location</th>
                  <th scope="col">On hand</th>
                  {seesPace && <th scope="col">Sold in {paceDays} days</th>}
                  {seesPace && <th scope="col">Cover</th>}
                </tr>
              </thead>
              <tbody>
                {locations.map((location) => (
                  <tr key={location.locationID}>
                    <th scope="row">{[location.name, location.venueName].filter(Boolean).join(', ')}</th>
                    {cells(location)}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">Total</th>
                  {cells(total)}
                </tr>
              </tfoot>
            </table>
          </div>
          {seesPace && (
            <p className={styles.note}>
              Cover is how long the stock lasts if units go on selling as in the last {paceDays} days.
            </p>
          )}
        </>
      )}
    </Card>
  )
}
