import type { DocumentTotal } from '@greenroom/documents'
import type { Formats } from '#data/formats.ts'
import styles from './documents.module.css'

type DocumentTotalsProps = {
  totals: readonly DocumentTotal[]
  formats: Formats
  /** One beside the other, in a bar. */
  isInline?: boolean
}

/** The figures of a document. */
export function DocumentTotals({ totals, formats, isInline = false }: DocumentTotalsProps) {
  return (
    <dl className={styles.totals} data-inline={isInline || undefined}>
      {totals.map(({ name, label, kind, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {kind === 'money' ? formats.money(value) : formats.number(value)}
            {kind === 'percent' && '%'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
