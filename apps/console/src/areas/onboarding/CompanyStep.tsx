import { FieldGrid, TextField } from '@greenroom/ui'
import { checkRecord, recordLimit } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { saveCompanyAtom } from '#data/company.atoms.ts'
import { setupAtom } from './onboarding.atoms.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useStepForm } from './use-step-form.ts'

/** The company's name and merchant ID. */
export function CompanyStep({ step }: StepProps) {
  const { company, restricted } = useAtomValue(setupAtom)
  const save = useSetAtom(saveCompanyAtom)
  const { currency, timeZone } = company
  const { field, ...model } = useStepForm(company, {
    one: 'company',
    labels: { name: 'Company name', merchantID: 'Merchant ID' },
    formOf: (stored = company) => ({ name: stored.name, merchantID: stored.merchantID }),
    check: (texts) => checkRecord('company', { ...texts, currency, timeZone }, restricted),
    save: (texts, { stored = company, headers }) => save({ version: stored.version, ...texts }, headers),
  })

  return (
    <StepFrame
      step={step}
      intro="Your company name appears in the console, on labels and in emails."
      operation="updateCompany"
      model={model}
      next="Save and continue"
    >
      <FieldGrid>
        <TextField {...field('name')} limit={recordLimit('company', 'name')} required autoFocus />
        <TextField
          {...field('merchantID')}
          limit={recordLimit('company', 'merchantID')}
          description="The name your payment provider uses for you. You can add it later."
        />
      </FieldGrid>
    </StepFrame>
  )
}
