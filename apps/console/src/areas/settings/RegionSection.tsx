import { Banner, ComboBox, FieldGrid, Form, Select, toasts } from '@greenroom/ui'
import { checkRecord, currencySymbol } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { type Company, companyAtom, saveCompanyAtom } from '#data/company.atoms.ts'
import { useAtomValues } from '#data/use-resource.ts'
import { FormBar } from '#forms/FormBar.tsx'
import { labeledFields } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import {
  CURRENCIES,
  DATE_FORMATS,
  FIRST_DAYS,
  FORMAT_LABELS,
  NUMBER_FORMATS,
  TIME_FORMATS,
  TIME_ZONES,
} from '#records/company-choices.ts'
import { useMay } from '#session/may.ts'

const LABELS = { currency: 'Currency', ...FORMAT_LABELS }
const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[]

type Region = Pick<Company, keyof typeof LABELS>

/** The company's currency, time zone and formats (section 3, company config). */
export function RegionSection() {
  const [company] = useAtomValues(companyAtom)
  return <RegionForm company={company} />
}

function RegionForm({ company }: { company: Company }) {
  const formID = useId()
  const { may, denied } = useMay('updateCompany')
  const save = useSetAtom(saveCompanyAtom)
  const model = useForm<Region, Company>(
    company,
    {
      one: 'company',
      fields: labeledFields<Region>(LABELS),
      formOf: (stored = company) => Object.fromEntries(FIELDS.map((name) => [name, stored[name]])) as unknown as Region,
      check: (region) => checkRecord('company', { ...company, ...region }).filter(({ field }) => field in region),
      save: (region, { stored = company, changed, headers }) =>
        save(
          { version: stored.version, ...Object.fromEntries(changed.map((field) => [field, region[field]])) },
          headers,
        ),
      onSaved: () => toasts.show({ tone: 'success', title: 'Language and region have been saved' }),
    },
    { record: 'section' },
  )
  const field = (name: keyof Region) => ({
    name,
    label: LABELS[name],
    value: model.form[name],
    error: model.issues[name],
    readOnly: !may,
    onChange: (value: string | null) => model.change({ [name]: value ?? '' }),
  })
  const { currency } = model.form

  return (
    <>
      <p>The console is in English. Everyone can choose other formats than these for themselves, in their account.</p>
      {denied && <Banner>You have view-only access to the company. {denied}</Banner>}
      <Form id={formID} aria-label="Language and region" onSubmit={model.submit}>
        <FieldGrid>
          <ComboBox
            {...field('currency')}
            options={CURRENCIES}
            description={`Every amount is in it${currency ? `, with the symbol ${currencySymbol(currency)}` : ''}. Changing it does not convert existing prices. Default: US Dollar.`}
            required
          />
          <ComboBox
            {...field('timeZone')}
            options={TIME_ZONES}
            description="When a day of reports, price changes and events begins and ends, and times on screens, documents and in emails. Default: America/New York."
            required
          />
          <Select
            {...field('dateFormat')}
            options={DATE_FORMATS}
            description="Days on screens, documents, in workbooks and emails. Default: 2026-12-31."
          />
          <Select
            {...field('timeFormat')}
            options={TIME_FORMATS}
            description="Times on screens, documents, in workbooks and emails. Default: 24-hour."
          />
          <Select
            {...field('numberFormat')}
            options={NUMBER_FORMATS}
            description="How amounts and numbers are shown and typed. Files that are imported keep their own. Default: 1,234.56."
          />
          <Select
            {...field('firstDay')}
            options={FIRST_DAYS}
            description="Where the ranges This week and Last week begin, and the weeks of charts. Default: Monday."
          />
        </FieldGrid>
      </Form>
      {may && <FormBar model={model} form={formID} />}
    </>
  )
}
