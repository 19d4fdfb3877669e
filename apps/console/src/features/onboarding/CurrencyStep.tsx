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

/** What the company charges in, when its day begins, and how it writes days and numbers. */
export function CurrencyStep({ step }: StepProps) {
  const { company } = useAtomValue(setupAtom)
  const save = useSetAtom(saveCompanyAtom)
  const { currency, timeZone, dateFormat, numberFormat, name } = company
  const { field, ...form } = useStepForm({ currency, timeZone, dateFormat, numberFormat } as Chosen, (chosen) =>
    checkRecord('company', { ...chosen, name }).filter(({ field }) => field in chosen),
  )

  const send = (chosen: Chosen) => save(chosen as Pick<Company, keyof Chosen>)

  return (
    <StepFrame
      step={step}
      intro="Prices are in this currency; a change converts none that are there. Reports and events follow the time zone."
      feature="CONFIG_COMPANY"
      save={async () => !form.isDirty || form.save(send)}
      problem={form.problem}
      next="Save and continue"
    >
      <FieldGrid>
        <ComboBox label="Currency" options={CURRENCIES} {...field('currency')} required />
        <ComboBox label="Time zone" options={TIME_ZONES} {...field('timeZone')} required />
        <Select label="Days are written as" options={DATE_FORMATS} {...field('dateFormat')} />
        <Select label="Numbers are written as" options={NUMBER_FORMATS} {...field('numberFormat')} />
      </FieldGrid>
    </StepFrame>
  )
}

type Chosen = { currency: string; timeZone: string; dateFormat: string; numberFormat: string }
