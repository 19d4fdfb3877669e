import styles from './LoginPage.module.css'
import { PlainButton } from './PlainButton.tsx'
import { saveFile } from './save-file.ts'

/** The recovery codes, shown once: to be kept where the phone is not. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  return (
    <>
      <p>
        Each of these codes signs you in once without your authenticator. They are not shown again: keep them where your
        phone is not.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <PlainButton onClick={() => void navigator.clipboard.writeText(text)}>Copy</PlainButton>
        <PlainButton
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'greenroom-recovery-codes.txt')}
        >
          Download
        </PlainButton>
        <PlainButton onClick={() => window.print()}>Print</PlainButton>
      </div>
    </>
  )
}
