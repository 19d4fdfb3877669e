import { Badge } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import styles from './Identity.module.css'
import { environmentAtom } from '#browser/connection.atoms.ts'
import { logoIDAtom } from '#data/company.atoms.ts'
import { companyNameAtom } from '#data/company-name.atoms.ts'
import { Picture } from '#data/pictures/Picture.tsx'
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
        <Company />
      </Suspense>
      <span className={styles.user}>{role ? `${userName}, ${role}` : userName}</span>
      {environment && !EXPECTED_ENVIRONMENTS.includes(environment) && <Badge tone="warning">{environment}</Badge>}
    </p>
  )
}

function Company() {
  const [name, logoID] = [useAtomValue(companyNameAtom), useAtomValue(logoIDAtom)]
  return (
    <>
      {logoID && (
        <span className={styles.logo}>
          <Picture imageID={logoID} size="logo" alt="" />
        </span>
      )}
      <strong className={styles.company}>{name}</strong>
    </>
  )
}
