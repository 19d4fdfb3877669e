import { Card, TextLink } from '@greenroom/ui'
import type { components } from '@greenroom/openapi'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#data/formats.ts'
import { importPath } from '#screens/import-path.ts'
import { recentImportsAtom } from './home.atoms.ts'
import styles from './HomeScreen.module.css'

const STATES: Record<components['schemas']['ImportState'], string> = {
  RECEIVING: 'Reading',
  CHECKED: 'Checked, not applied',
  APPLYING: 'Applying',
  APPLIED: 'Applied',
  CANCELED: 'Canceled',
  FAILED: 'Failed',
}

/** The newest imports and their results. */
export function RecentImportsCard() {
  const imports = useAtomValue(recentImportsAtom)
  const { since } = useAtomValue(formatsAtom)
  return (
    <Card title="Recent imports">
      {imports.length === 0 && <p className={styles.muted}>No imports yet</p>}
      <ul className={styles.links}>
        {imports.map(({ importID, fileName, state, createdAt }) => (
          <li key={importID}>
            <p className={styles.row}>
              <span className={styles.name}>
                <TextLink href={importPath(importID)}>{fileName}</TextLink>
              </span>
              <span>{STATES[state]}</span>
            </p>
            <p className={styles.muted}>{since(createdAt)}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
