import { Badge, Button, containsWords, countOf, EmptyState, ProgressBar, Screen, SearchField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { chooseMerchant } from '#session/choose-merchant.ts'
import { workingForAtom } from '#session/partner.atoms.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { userAtom } from '#session/session.atoms.ts'
import { type Merchant, merchantsAtom } from './merchants.atoms.ts'
import styles from './merchants.module.css'
import { RequestDialog } from './RequestDialog.tsx'
import { TONES } from './tones.ts'

/** The start page of a partner: the merchants to work for, and their onboarding progress (section 6). */
export function MerchantsScreen() {
  return (
    <ScreenBoundary frame={(content) => <Screen title="Merchants">{content}</Screen>}>
      <LoadedMerchants />
    </ScreenBoundary>
  )
}

function LoadedMerchants() {
  const merchants = useAtomValue(merchantsAtom)
  const [search, setSearch] = useState('')
  const [requesting, setRequesting] = useState(false)
  const found = merchants.filter(({ companyCode, name }) => containsWords(`${companyCode}\n${name}`, search))
  return (
    <Screen
      title="Merchants"
      context={countOf(merchants.length, 'merchant')}
      actions={
        <Button icon={<Plus />} onPress={() => setRequesting(true)}>
          Request access
        </Button>
      }
    >
      {merchants.length === 0 ? (
        <EmptyState title="No merchants yet">Ask a merchant for access with the codes that they give you.</EmptyState>
      ) : (
        <>
          <SearchField label="Search merchants" value={search} onChange={setSearch} />
          {found.length === 0 && <EmptyState title="No merchants match" />}
          <ul className={styles.list}>
            {found.map((merchant) => (
              <MerchantEntry key={merchant.companyCode} merchant={merchant} />
            ))}
          </ul>
        </>
      )}
      {requesting && <RequestDialog onClose={() => setRequesting(false)} />}
    </Screen>
  )
}

function MerchantEntry({ merchant }: { merchant: Merchant }) {
  const { companyCode, name, status, roleName, endsOn, stepsVisited, steps } = merchant
  const user = useAtomValue(userAtom)
  const current = useAtomValue(workingForAtom).merchant === companyCode
  const title = useId()
  return (
    <li className={styles.merchant} aria-labelledby={title}>
      <div>
        <h2 id={title}>{name}</h2>
        <span className={styles.code}>{companyCode}</span>
      </div>
      <div className={styles.facts}>
        <Badge tone={TONES[status]}>{status}</Badge>
        {roleName && status === 'Active' && <p>As {roleName}</p>}
        {endsOn && status === 'Active' && <p>Until {endsOn}</p>}
      </div>
      <ProgressBar
        label="Onboarding"
        value={stepsVisited}
        max={steps}
        text={stepsVisited === steps ? 'Done' : `${stepsVisited} of ${steps} steps`}
      />
      <Button
        aria-label={`Enter ${name}`}
        disabled={status !== 'Active' || current}
        onPress={() => void chooseMerchant(companyCode, user)}
      >
        {current ? 'Entered' : 'Enter'}
      </Button>
    </li>
  )
}
