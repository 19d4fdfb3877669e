import { FieldGrid, TextField } from '@greenroom/ui'
import { checkRecord, recordLimit } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { saveCompanyAtom, setupAtom } from './onboarding.atoms.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useStepForm } from './use-step-form.ts'

/** Who the company is. */
export function CompanyStep({ step }: StepProps) {
  const { company, restricted } = useAtomValue(setupAtom)
  const save = useSetAtom(saveCompanyAtom)
  const { currency, timeZone } = company
  const { field, ...form } = useStepForm({ name: company.name, merchantID: company.merchantID }, (texts) =>
    checkRecord('company', { ...texts, currency, timeZone }, restricted),
  )

  return (
    <StepFrame
      step={step}
      intro="The name stands at the top of the console, on labels and in mails."
      feature="CONFIG_COMPANY"
      save={async () => !form.isDirty || form.save(save)}
      problem={form.problem}
      next="Save and continue"
    >
      <FieldGrid>
        <TextField label="Company name" {...field('name')} limit={recordLimit('company', 'name')} required autoFocus />
        <TextField
          label="Merchant ID"
          {...field('merchantID')}
          limit={recordLimit('company', 'merchantID')}
          description="As your payment provider knows you. It can be added later."
        />
      </FieldGrid>
    </StepFrame>
  )
}
