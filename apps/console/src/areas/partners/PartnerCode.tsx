import { useAtomValue, useSetAtom } from 'jotai'
import { ActionButton } from '#records/ActionButton.tsx'
import styles from './merchants.module.css'
import { partnerCodeAtom, renewPartnerCodeAtom, withdrawPartnerCodeAtom } from './partners.atoms.ts'

/** The code with which partners ask for access. */
export function PartnerCode() {
  const { code } = useAtomValue(partnerCodeAtom)
  const renew = useSetAtom(renewPartnerCodeAtom)
  const withdraw = useSetAtom(withdrawPartnerCodeAtom)
  return (
    <section className={styles.request} aria-label="Request code">
      {code === null ? (
        <>
          <p>No partner can ask for access until you make a request code.</p>
          <ActionButton label="Make a request code" act={renew} failed="The code couldn't be made" />
        </>
      ) : (
        <>
          <p>
            Partners ask for access with your company code and the request code <strong>{code}</strong>.
          </p>
          <ActionButton
            label="Copy code"
            act={() => navigator.clipboard.writeText(code)}
            done="Code copied"
            failed="The code couldn't be copied"
          />
          <ActionButton label="Replace code" act={renew} failed="The code couldn't be replaced" />
          <ActionButton
            label="Withdraw code"
            act={withdraw}
            done="The code has been withdrawn"
            failed="The code couldn't be withdrawn"
          />
        </>
      )}
    </section>
  )
}
