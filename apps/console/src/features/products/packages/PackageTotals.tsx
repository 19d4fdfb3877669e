import { Card, type Description, DescriptionList } from '@greenroom/ui'
import { margin, type RollUp } from '@greenroom/validation'
import type { Formats } from '#app/formats.ts'

type PackageTotalsProps = {
  totals: RollUp
  /** What the package sells for; undefined for those who may not see prices. */
  price: number | undefined
  formats: Formats
}

/** What the parts cost and sell for beside the package, and how many packages the stock allows. */
export function PackageTotals({ totals: { cost, price: apart, makeable }, price, formats }: PackageTotalsProps) {
  const line = (term: string, value: string | undefined): Description[] =>
    value === undefined ? [] : [{ term, value, numeric: true }]
  const money = (amount: number | undefined) => (amount === undefined ? undefined : formats.money(amount))
  const percent = margin(cost, price)
  const saving = apart === undefined || price === undefined ? undefined : savingWords(apart, price, formats)
  return (
    <>
      <Card title="Price">
        <DescriptionList
          entries={[
            ...line('Cost of the parts', money(cost)),
            ...line('Selling price of the parts', money(apart)),
            ...line('Selling price of the package', money(price)),
            ...line('Saving', saving),
            ...line('Margin', percent === undefined ? undefined : `${percent.toFixed(2)} %`),
          ]}
        />
      </Card>
      <Card title="Stock">
        <DescriptionList
          entries={[
            {
              term: 'Packages that can be made',
              value: makeable === undefined ? 'No part is kept in stock' : formats.number(makeable),
              numeric: makeable !== undefined,
            },
          ]}
        />
      </Card>
    </>
  )
}

/** What the customer saves; a package that costs more than its parts says so. */
function savingWords(apart: number, price: number, formats: Formats): string {
  const saving = Math.round((apart - price) * 10_000) / 10_000
  if (saving < 0) return `None: ${formats.money(-saving)} dearer than the parts`
  const percent = apart > 0 ? ` (${((saving / apart) * 100).toFixed(1)} %)` : ''
  return `${formats.money(saving)}${percent}`
}
