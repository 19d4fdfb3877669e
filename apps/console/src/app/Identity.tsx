import { Badge } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import styles from './Identity.module.css'
import { environmentAtom } from './connection.atoms.ts'
import { companyNameAtom } from './company-name.atoms.ts'
import { userAtom } from './session.atoms.ts'

/** Environments that need no warning. */
const ORDINARY = ['production', 'local']

/** Which company one works for, as whom, and on which kind of server if it is not the usual one. */
export function Identity() {
  const { userName, role } = useAtomValue(userAtom)
  const environment = useAtomValue(environmentAtom)
  return (
    <p className={styles.identity}>
      <Suspense>
        <CompanyName />
      </Suspense>
      <span className={styles.user}>{role ? `${userName}, ${role}` : userName}</span>
      {environment && !ORDINARY.includes(environment) && <Badge tone="warning">{environment}</Badge>}
    </p>
  )
}

function CompanyName() {
  return <strong className={styles.company}>{useAtomValue(companyNameAtom)}</strong>
}
