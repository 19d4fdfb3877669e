import styles from './LoginPage.module.css'
import { PlainButton } from './PlainButton.tsx'
import { saveFile } from '#browser/save-file.ts'

/** The recovery codes, which are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  return (
    <>
      <p>
        Each of these codes signs you in once without your authenticator. They won't be shown again. Keep them somewhere
        other than your phone.
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
