import type { LineProps } from '../field.ts'
import { TextField } from './TextField.tsx'

export interface MoneyFieldProps extends LineProps {
  /** ISO 4217 code; its symbol is shown before the amount. */
  currency: string
}

/**
 * An amount of money, typed in the reader's number format, and shown with the decimals of its currency. The value is
 * plain text ("12", "12.5"), or what was typed if it isn't a number; the caller parses it.
 */
export function MoneyField({ currency, label, ...rest }: MoneyFieldProps) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return (
    <TextField
      {...rest}
      label={label}
      prefix={format.formatToParts(0).find((part) => part.type === 'currency')?.value}
      inputMode="decimal"
      autoComplete="off"
      numeric
      decimals={format.resolvedOptions().minimumFractionDigits}
    />
  )
}
