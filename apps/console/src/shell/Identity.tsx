import { Badge } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import styles from './Identity.module.css'
import { environmentAtom } from '#browser/connection.atoms.ts'
import { companyNameAtom } from '#data/company-name.atoms.ts'
import { userAtom } from '#session/session.atoms.ts'

/** Environments without a warning. */
const EXPECTED_ENVIRONMENTS = ['production', 'local']

/** The current company and user, and the environment if it isn't production. */
export function Identity() {
  const { userName, role } = useAtomValue(userAtom)
  const environment = useAtomValue(environmentAtom)
  return (
    <p className={styles.identity}>
      <Suspense>
        <CompanyName />
      </Suspense>
      <span className={styles.user}>{role ? `${userName}, ${role}` : userName}</span>
      {environment && !EXPECTED_ENVIRONMENTS.includes(environment) && <Badge tone="warning">{environment}</Badge>}
    </p>
  )
}

function CompanyName() {
  return <strong className={styles.company}>{useAtomValue(companyNameAtom)}</strong>
}
