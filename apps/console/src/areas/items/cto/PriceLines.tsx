import type { Configuration } from '@greenroom/cto'
import styles from './cto.module.css'

type PriceLinesProps = { result: Configuration; money: (amount: number) => string }

/** The price and cost, line by line, without columns that the user may not see. */
export function PriceLines({ result: { lines, price, cost }, money }: PriceLinesProps) {
  const amount = (value: number | undefined) => <td className={styles.amount}>{value !== undefined && money(value)}</td>
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col" className={styles.amount}>
            Quantity
          </th>
          {price !== undefined && (
            <th scope="col" className={styles.amount}>
              Price
            </th>
          )}
          {cost !== undefined && (
            <th scope="col" className={styles.amount}>
              Cost
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.groupID ?? ''} ${line.itemID ?? ''}`}>
            <th scope="row">{line.label}</th>
            <td className={styles.amount}>{line.quantity}</td>
            {price !== undefined && amount(line.price)}
            {cost !== undefined && amount(line.cost)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          {price !== undefined && amount(price)}
          {cost !== undefined && amount(cost)}
        </tr>
      </tfoot>
    </table>
  )
}
