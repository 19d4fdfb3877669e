import type { components } from '@greenroom/openapi'
import { ComboBox, FieldGrid, type Option, Select } from '@greenroom/ui'
import { checkRecord } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { saveCompanyAtom, setupAtom } from './onboarding.atoms.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { useStepForm } from './use-step-form.ts'

type Company = components['schemas']['Company']

const NAMES = new Intl.DisplayNames('en', { type: 'currency' })
const CURRENCIES: Option[] = Intl.supportedValuesOf('currency').map((code) => ({
  id: code,
  label: `${NAMES.of(code)} (${code})`,
}))
const TIME_ZONES: Option[] = Intl.supportedValuesOf('timeZone').map((name) => ({
  id: name,
  label: name.replaceAll('_', ' '),
}))
const DATE_FORMATS = [
  { id: 'YYYY-MM-DD', label: '2026-12-31' },
  { id: 'DD.MM.YYYY', label: '31.12.2026' },
  { id: 'MM/DD/YYYY', label: '12/31/2026' },
] as const satisfies readonly { id: Company['dateFormat']; label: string }[]
const NUMBER_FORMATS = (['1,234.56', '1.234,56', '1 234.56'] as const satisfies readonly Company['numberFormat'][]).map(
  (sample) => ({ id: sample, label: sample }),
)

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
