import type { components } from '@greenroom/openapi'
import { ComboBox, FieldGrid, Select } from '@greenroom/ui'
import { checkRecord } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { saveCompanyAtom } from '#data/company.atoms.ts'
import { CURRENCIES, DATE_FORMATS, NUMBER_FORMATS, TIME_ZONES } from '#records/company-choices.ts'
import { setupAtom } from './onboarding.atoms.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useStepForm } from './use-step-form.ts'

type Company = components['schemas']['Company']

const LABELS = {
  currency: 'Currency',
  timeZone: 'Time zone',
  dateFormat: 'Date format',
  numberFormat: 'Number format',
}

type Chosen = { currency: string; timeZone: string; dateFormat: string; numberFormat: string }

/** The company's currency, time zone, and date and number formats. */
export function CurrencyStep({ step }: StepProps) {
  const { company } = useAtomValue(setupAtom)
  const save = useSetAtom(saveCompanyAtom)
  const { field, ...model } = useStepForm<Chosen, Company>(company, {
    one: 'company',
    labels: LABELS,
    formOf: ({ currency, timeZone, dateFormat, numberFormat } = company) => ({
      currency,
      timeZone,
      dateFormat,
      numberFormat,
    }),
    check: (chosen) => checkRecord('company', { ...chosen, name: company.name }).filter(({ field }) => field in chosen),
    save: (chosen, { stored = company, headers }) =>
      save({ version: stored.version, ...(chosen as Pick<Company, keyof Chosen>) }, headers),
  })

  return (
    <StepFrame
      step={step}
      intro="All prices use this currency. Changing it does not convert existing prices. Reports and events use the time zone."
      operation="updateCompany"
      model={model}
      next="Save and continue"
    >
      <FieldGrid>
        <ComboBox options={CURRENCIES} {...field('currency')} required />
        <ComboBox options={TIME_ZONES} {...field('timeZone')} required />
        <Select options={DATE_FORMATS} {...field('dateFormat')} />
        <Select options={NUMBER_FORMATS} {...field('numberFormat')} />
      </FieldGrid>
    </StepFrame>
  )
}
