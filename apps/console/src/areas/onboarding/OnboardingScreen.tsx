import { pendingStep } from '@greenroom/session'
import { EmptyState, Screen } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { onboardingAtom } from '#shell/onboarding.atoms.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { CurrencyStep } from './CurrencyStep.tsx'
import { FinishStep } from './FinishStep.tsx'
import { ItemsStep } from './ItemsStep.tsx'
import { LocationsStep } from './LocationsStep.tsx'
import styles from './onboarding.module.css'
import type { StepProps } from './StepFrame.tsx'
import { StepList } from './StepList.tsx'
import { TaxesStep } from './TaxesStep.tsx'
import { UsersStep } from './UsersStep.tsx'
import { WelcomeStep } from './WelcomeStep.tsx'

/** The component of each step, by the server's name. */
const STEPS: Record<string, ComponentType<StepProps>> = {
  welcome: WelcomeStep,
  company: CompanyStep,
  currency: CurrencyStep,
  locations: LocationsStep,
  taxes: TaxesStep,
  items: ItemsStep,
  users: UsersStep,
  finish: FinishStep,
}

/** Onboarding: the steps that prepare a company to sell. The URL names the step; without one, the welcome is shown. */
export function OnboardingScreen() {
  return (
    <ScreenBoundary frame={(content) => <Screen title="Onboarding">{content}</Screen>}>
      <Onboarding />
    </ScreenBoundary>
  )
}

function Onboarding() {
  const steps = useAtomValue(onboardingAtom)
  const [params] = useSearchParams()
  const step = steps.find(({ name }) => name === (params.get('step') ?? 'welcome'))
  const Step = step && STEPS[step.name]
  const visited = steps.filter((each) => each.visited).length
  const context = pendingStep(steps) ? `${visited} of ${steps.length} steps done` : 'All steps done'
  return (
    <Screen title="Onboarding" context={context}>
      <div className={styles.layout}>
        <StepList steps={steps} current={step?.name} />
        {Step ? (
          <ScreenBoundary key={step.name}>
            <Step step={step} steps={steps} />
          </ScreenBoundary>
        ) : (
          <EmptyState title="Step not found">Choose one from the list.</EmptyState>
        )}
      </div>
    </Screen>
  )
}
