import { TextField, type TextFieldProps } from './TextField.tsx'

export interface MoneyFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'numeric' | 'limit'> {
  /** ISO 4217 code; its symbol is shown before the amount. */
  currency: string
}

/**
 * An amount of money. The value is the text as typed ("12", "12.5", "1,200.00"), so that nothing changes while the user
 * types; the caller parses it as a number.
 */
export function MoneyField({ currency, label, ...rest }: MoneyFieldProps) {
  return (
    <TextField {...rest} label={label} prefix={symbolOf(currency)} inputMode="decimal" autoComplete="off" numeric />
  )
}

function symbolOf(currency: string) {
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find((part) => part.type === 'currency')?.value
}
