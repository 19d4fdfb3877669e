import styles from './Code.module.css'

/** Data as text that can be copied. */
export function Code({ label, children }: { label: string; children: unknown }) {
  const text = typeof children === 'string' ? children : JSON.stringify(children, null, 2)
  return (
    <pre className={styles.code} tabIndex={0} role="group" aria-label={label}>
      {text}
    </pre>
  )
}
