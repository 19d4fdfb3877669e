import { Banner, FieldGrid, Form, Screen, Section, toasts } from '@greenroom/ui'
import { ACCOUNT_SETTINGS, type AccountSetting, checkAccountSetting } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import { FormBar } from '#forms/FormBar.tsx'
import { labeledFields } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import { useMay } from '#session/may.ts'
import { saveSettingsAtom, type Settings } from './settings.atoms.ts'
import { SettingControl } from './SettingControl.tsx'

const KEYS = Object.keys(ACCOUNT_SETTINGS) as AccountSetting[]
const SECTIONS = [...new Set(KEYS.map((key) => ACCOUNT_SETTINGS[key].section))]

type SettingsValues = Record<AccountSetting, string>

const INITIAL = Object.fromEntries(KEYS.map((key) => [key, ACCOUNT_SETTINGS[key].initial])) as SettingsValues

/** Form fields need another name, because the key of a setting contains dots. */
const FIELDS = {
  ...labeledFields<SettingsValues>(
    Object.fromEntries(KEYS.map((key) => [key, ACCOUNT_SETTINGS[key].label])) as SettingsValues,
  ),
  fieldOf: (path: string) => KEYS.find((key) => path === key),
}

/** All settings of the account, saved together. */
export function SettingsForm({ loaded }: { loaded: Settings }) {
  const formID = useId()
  const { may, denied } = useMay('updateAccountConfiguration')
  const save = useSetAtom(saveSettingsAtom)
  const model = useForm<SettingsValues, Settings>(loaded, {
    one: 'setting',
    fields: FIELDS,
    formOf: (saved) => ({ ...INITIAL, ...saved }),
    check: (form) =>
      KEYS.flatMap((key) => {
        const message = form[key] === (loaded[key] ?? INITIAL[key]) ? undefined : checkAccountSetting(key, form[key])
        return message ? [{ field: key, message }] : []
      }),
    save: (form, { changed, headers }) => save(Object.fromEntries(changed.map((key) => [key, form[key]])), headers),
    onSaved: () => toasts.show({ tone: 'success', title: 'The settings have been saved' }),
  })
  const { form, issues, changed } = model

  return (
    <Screen title="Account settings" context="These settings apply to everyone in the company" width="form">
      {denied && <Banner>You have view-only access to the settings. {denied}</Banner>}
      <Form id={formID} aria-label="Account settings" onSubmit={model.submit}>
        {SECTIONS.map((section) => (
          <Section key={section} title={section}>
            <FieldGrid>
              {KEYS.filter((key) => ACCOUNT_SETTINGS[key].section === section).map((key) => (
                <SettingControl
                  key={key}
                  name={key}
                  value={form[key]}
                  error={issues[key]}
                  readOnly={!may}
                  onChange={(value) => model.change({ [key]: value })}
                />
              ))}
            </FieldGrid>
          </Section>
        ))}
      </Form>
      {may && (
        <FormBar
          model={model}
          form={formID}
          changes={changed.length === 1 ? '1 setting changed' : `${changed.length} settings changed`}
        />
      )}
    </Screen>
  )
}
