import { DateField, FieldGrid } from '@greenroom/ui'
import { checkSellingDates } from '@greenroom/catalog'
import type { SellingDates } from './entitlements.atoms.ts'
import type { TypedDates } from './typed-dates.ts'

/** The dates as the server takes them. */
export function datesOf({ from, to }: TypedDates): SellingDates {
  return { ...(from && { from }), ...(to && { to }) }
}

/** What speaks against typed dates, by field. */
export function issuesOf({ from, to }: TypedDates): Partial<Record<'from' | 'to', string>> {
  const issues = checkSellingDates({ from: from || null, to: to || null })
  return Object.fromEntries(issues.map(({ field, message }) => [field, message]))
}

type DateFieldsProps = {
  dates: TypedDates
  issues: Partial<Record<'from' | 'to', string>>
  onChange: (dates: TypedDates) => void
  /** The first one takes the focus when it appears. */
  autoFocus?: boolean
}

/** From when until when items are sold. */
export function DateFields({ dates, issues, onChange, autoFocus = false }: DateFieldsProps) {
  const field = (name: 'from' | 'to') => ({
    name,
    time: true,
    value: dates[name],
    error: issues[name],
    onChange: (value: string) => onChange({ ...dates, [name]: value }),
  })
  return (
    <FieldGrid>
      <DateField
        {...field('from')}
        autoFocus={autoFocus}
        label="Sold from"
        description="On the clock of the place. Leave it empty for no start."
      />
      <DateField {...field('to')} label="Sold until" description="Leave it empty for no end." />
    </FieldGrid>
  )
}
