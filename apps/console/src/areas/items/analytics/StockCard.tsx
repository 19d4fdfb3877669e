import { Card, EmptyState } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#data/formats.ts'
import type { itemStock, ItemStock } from './analytics.atoms.ts'
import styles from './analytics.module.css'

/** The item's stock by location, and how long it will last at the recent rate of sale. */
export function StockCard({ stockAtom }: { stockAtom: ReturnType<typeof itemStock> }) {
  const { paceDays, total, locations } = useAtomValue(stockAtom)
  const { number } = useAtomValue(formatsAtom)
  const showsSales = total.soldUnits !== undefined
  const cover = (figures: ItemStock['total']) =>
    figures.daysOfCover === undefined ? '–' : `${number(figures.daysOfCover)} days`
  const cells = (figures: ItemStock['total']) => (
    <>
      <td>{number(figures.onHand)}</td>
      {showsSales && <td>{number(figures.soldUnits ?? 0)}</td>}
      {showsSales && <td>{cover(figures)}</td>}
    </>
  )
  return (
    <Card title="Stock on hand">
      {locations.length === 0 ? (
        <EmptyState title="This item isn't kept in stock" />
      ) : (
        <>
          <div className={`${styles.scroll} ${styles.stock}`} tabIndex={0} role="region" aria-label="Stock by location">
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Location</th>
                  <th scope="col">On hand</th>
                  {showsSales && <th scope="col">Sold in {paceDays} days</th>}
                  {showsSales && <th scope="col">Cover</th>}
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
          {showsSales && (
            <p className={styles.note}>
              Cover is how long the stock lasts if units go on selling as in the last {paceDays} days.
            </p>
          )}
        </>
      )}
    </Card>
  )
}
