import type { Problem } from './problem.ts'
import styles from './ProblemText.module.css'

/** Explains a failure in a toast, a banner, a save bar or below a form. */
export function ProblemText({ title, lines }: Problem) {
  return (
    <>
      {title && <strong>{title}</strong>}
      {title && lines.length === 1 && ' '}
      {lines.length > 1 ? (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        lines[0]
      )}
    </>
  )
}
