import { sum, toAmount, toNumber, toQuantity } from '@greenroom/money'
import { ErrorState, Skeleton } from '@greenroom/ui'
import { useResource } from '#data/use-resource.ts'
import type { AsideProps } from '#documents/document-screen.ts'
import { type Writedown, writedownEffects } from './writedowns.atoms.ts'
import parts from '#documents/documents.module.css'
import styles from './writedowns.module.css'

/** What a saved writedown does to the value of what is on hand, at each of the user's locations. */
export function WritedownEffects({ stored, formats: { money, number } }: AsideProps<Writedown>) {
  const { value, error, reload } = useResource(writedownEffects(stored.number))
  return (
    <section className={parts.part}>
      <h2 className={parts.heading}>Effect on stock value</h2>
      {error && (
        <ErrorState title="The effect couldn't be loaded" onRetry={reload}>
          {error}
        </ErrorState>
      )}
      {!value && !error && <Skeleton rows={3} />}
      {value?.length === 0 && <p className={parts.quiet}>None of these items is on hand.</p>}
      {value && value.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Location</th>
              <th scope="col">On hand</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {value.map(({ locationType, locationID, locationName, units, effect }) => (
              <tr key={`${locationType} ${locationID}`}>
                <th scope="row">{locationName}</th>
                <td>{number(units)}</td>
                <td>{money(effect)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              <td>{number(toNumber(sum(value.map(({ units }) => toQuantity(units)))))}</td>
              <td>{money(toNumber(sum(value.map(({ effect }) => toAmount(effect)))))}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  )
}
