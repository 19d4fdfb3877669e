import styles from './corrections.module.css'

type ChangedValueProps = { from: string | null; to: string }

/** What a field becomes, after what it was, if the item has it already. */
export function ChangedValue({ from, to }: ChangedValueProps) {
  if (from === null) return to
  return (
    <span className={styles.changed}>
      <del>{from}</del> <span aria-hidden="true">→</span> <ins>{to}</ins>
    </span>
  )
}
