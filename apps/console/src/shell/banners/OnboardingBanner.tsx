import { onboardingBanner } from '@greenroom/session'
import { Banner, Button, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { showFailure } from '#failures/show-failure.ts'
import styles from './banners.module.css'
import { knownStepsAtom, ONBOARDING, stepPath, visitStepAtom } from '../onboarding.atoms.ts'
import { hasCompanyAtom } from '#session/partner.atoms.ts'
import { useMay } from '#session/may.ts'

/**
 * The next onboarding step, on every screen except that of the step itself, until all steps are visited (section 2).
 */
export function OnboardingBanner() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const steps = useAtomValue(knownStepsAtom)
  const visit = useSetAtom(visitStepAtom)
  const { may: mayVisit } = useMay('visitOnboardingSteps')
  const hasCompany = useAtomValue(hasCompanyAtom)
  const [finishing, setFinishing] = useState(false)
  const banner = onboardingBanner(steps, pathname === ONBOARDING)
  if (!banner || !mayVisit || !hasCompany || pathname + search === stepPath(banner.step)) return null

  async function act(step: string, isLast: boolean) {
    if (!isLast) return navigate(stepPath(step))
    setFinishing(true)
    try {
      await visit(step)
      toasts.show({ tone: 'success', title: 'Onboarding is finished' })
    } catch (failure) {
      showFailure("Onboarding couldn't be finished", failure)
    }
    setFinishing(false)
  }

  const isLast = banner.step === steps.at(-1)?.name
  return (
    <div className={styles.plain}>
      <Banner
        title={banner.message}
        action={
          <Button pending={finishing} onPress={() => void act(banner.step, isLast)}>
            {banner.action}
          </Button>
        }
      />
    </div>
  )
}
