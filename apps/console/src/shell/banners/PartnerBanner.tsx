import { Banner, Button } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import styles from './banners.module.css'
import { chooseMerchant } from '#session/choose-merchant.ts'
import { workingForAtom } from '#session/partner.atoms.ts'
import { companyNameAtom } from '#data/company-name.atoms.ts'
import { userAtom } from '#session/session.atoms.ts'

/** Names the merchant that a partner acts for (section 6, partner mode). */
export function PartnerBanner() {
  const { partnerMode, merchant } = useAtomValue(workingForAtom)
  const user = useAtomValue(userAtom)
  if (!partnerMode || merchant === null) return null
  return (
    <div className={styles.fixed}>
      <Banner
        title={
          <Suspense fallback={`Acting in ${merchant} as ${user.userName}`}>
            <Acting as={user.userName} />
          </Suspense>
        }
        action={<Button onPress={() => void chooseMerchant(null, user)}>Leave</Button>}
      >
        Your changes apply to this merchant and are recorded under your name.
      </Banner>
    </div>
  )
}

function Acting({ as }: { as: string }) {
  return `Acting in ${useAtomValue(companyNameAtom)} as ${as}`
}
