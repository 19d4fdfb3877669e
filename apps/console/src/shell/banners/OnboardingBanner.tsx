import { onboardingBanner } from '@greenroom/session'
import { Banner, Button, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { showFailure } from '#failures/show-failure.ts'
import styles from './banners.module.css'
import { HOME } from '../home-path.ts'
import { knownStepsAtom, ONBOARDING, stepPath, visitStepAtom } from '../onboarding.atoms.ts'
import { newReleaseAtom } from './release.atoms.ts'
import { hasCompanyAtom } from '#session/partner.atoms.ts'
import { mayCall } from '#session/may.ts'
import { grantsAtom } from '#session/session.atoms.ts'

/**
 * The next onboarding step, on every screen except that of the step itself, until all steps are visited (section 2).
 * Away from the home screen it can be put off until the next session, and waits while there is a new release.
 */
export function OnboardingBanner() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const steps = useAtomValue(knownStepsAtom)
  const visit = useSetAtom(visitStepAtom)
  // Not useMay, which lists what a previewed role lacks for a screen.
  const { may: mayVisit } = mayCall(useAtomValue(grantsAtom), 'visitOnboardingSteps')
  const hasCompany = useAtomValue(hasCompanyAtom)
  const isReleased = useAtomValue(newReleaseAtom)
  const [isLater, setLater] = useState(false)
  const [finishing, setFinishing] = useState(false)
  const banner = onboardingBanner(steps, pathname === ONBOARDING)
  if (!banner || !mayVisit || !hasCompany || pathname + search === stepPath(banner.step)) return null
  const isHome = pathname === HOME
  if (isReleased || (isLater && !isHome)) return null

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
          <div className={styles.actions}>
            {!isHome && (
              <Button variant="quiet" onPress={() => setLater(true)}>
                Not now
              </Button>
            )}
            <Button pending={finishing} onPress={() => void act(banner.step, isLast)}>
              {banner.action}
            </Button>
          </div>
        }
      />
    </div>
  )
}
