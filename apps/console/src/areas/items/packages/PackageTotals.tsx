import { Card, type Description, DescriptionList } from '@greenroom/ui'
import type { RollUp } from '@greenroom/catalog'
import { absolute, marginPercent, subtract, toAmount, toNumber } from '@greenroom/money'
import type { ReactNode } from 'react'
import type { Formats } from '#data/formats.ts'

type PackageTotalsProps = {
  totals: RollUp
  /** The package's selling price as typed; undefined if it is none, or the user may not see prices. */
  price: number | undefined
  formats: Formats
  /** Beside the price: what can be done with it. */
  children: ReactNode
}

/** What the components cost and sell for compared to the package, and how many packages the stock allows. */
export function PackageTotals({ totals, price, formats, children }: PackageTotalsProps) {
  const { cost, price: apart, makeable } = totals
  const line = (term: string, value: string | undefined): Description[] =>
    value === undefined ? [] : [{ term, value, numeric: true }]
  const money = (amount: number | undefined) => (amount === undefined ? undefined : formats.money(amount))
  const saving = apart === undefined || price === undefined ? undefined : savingWords(apart, price, formats)
  return (
    <>
      <Card title="Price">
        <DescriptionList
          entries={[
            ...line('Cost of the components', money(cost)),
            ...line('Selling price of the components', money(apart)),
            ...line('Selling price of the package', money(price)),
            ...line('Saving', saving),
          ]}
        />
        {children}
      </Card>
      <Card title="Stock">
        <DescriptionList
          entries={[
            {
              term: 'Packages that can be made',
              value: makeable === undefined ? 'No component is kept in stock' : formats.number(makeable),
              numeric: makeable !== undefined,
            },
          ]}
        />
      </Card>
    </>
  )
}

/** What the customer saves, or how much more the package costs than its components. */
function savingWords(apart: number, price: number, formats: Formats): string {
  const [parts, whole] = [toAmount(apart), toAmount(price)]
  const saving = subtract(parts, whole)
  const amount = formats.money(toNumber(absolute(saving)))
  if (saving < 0n) return `None: ${amount} more than buying the components separately`
  const percent = marginPercent(whole, parts)
  return percent === undefined ? amount : `${amount} (${toNumber(percent).toFixed(2)}%)`
}
