import { Banner, FieldGrid, Form, TextField, toasts } from '@greenroom/ui'
import { checkRecord, recordLimit } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { type Company, companyAtom, saveCompanyAtom } from '#data/company.atoms.ts'
import { restrictedAtom } from '#data/reference.atoms.ts'
import { useAtomValues } from '#data/use-resource.ts'
import { FormBar } from '#forms/FormBar.tsx'
import { labeledFields } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import { useMay } from '#session/may.ts'
import { LogoSetting } from './LogoSetting.tsx'

type Profile = Pick<Company, 'name' | 'merchantID'>

const LABELS = { name: 'Company name', merchantID: 'Merchant ID' }

/** The company's name and merchant ID (section 3, company config). */
export function CompanySection() {
  const [company, restricted] = useAtomValues(companyAtom, restrictedAtom)
  return <CompanyForm company={company} restricted={restricted} />
}

function CompanyForm({ company, restricted }: { company: Company; restricted: string }) {
  const formID = useId()
  const { may, denied } = useMay('updateCompany')
  const save = useSetAtom(saveCompanyAtom)
  const model = useForm<Profile, Company>(
    company,
    {
      one: 'company',
      fields: labeledFields<Profile>(LABELS),
      formOf: ({ name, merchantID } = company) => ({ name, merchantID }),
      check: (profile) => checkRecord('company', { ...company, ...profile }, restricted),
      save: (profile, { stored = company, changed, headers }) =>
        save(
          { version: stored.version, ...Object.fromEntries(changed.map((field) => [field, profile[field]])) },
          headers,
        ),
      onSaved: () => toasts.show({ tone: 'success', title: 'The company has been saved' }),
    },
    { record: 'section' },
  )
  const field = (name: keyof Profile) => ({
    name,
    label: LABELS[name],
    value: model.form[name],
    error: model.issues[name],
    readOnly: !may,
    onChange: (value: string | null) => model.change({ [name]: value ?? '' }),
  })

  return (
    <>
      {denied && <Banner>You have view-only access to the company. {denied}</Banner>}
      <Form id={formID} aria-label="Company" onSubmit={model.submit}>
        <FieldGrid>
          <TextField
            {...field('name')}
            limit={recordLimit('company', 'name')}
            description="In the console, on printed documents and in emails."
            required
          />
          <TextField
            {...field('merchantID')}
            limit={recordLimit('company', 'merchantID')}
            description="The name your payment provider uses for you. Blank by default."
          />
        </FieldGrid>
      </Form>
      <LogoSetting />
      {may && <FormBar model={model} form={formID} />}
    </>
  )
}
