import { Banner, countOf, FieldGrid, Form, toasts } from '@greenroom/ui'
import { ACCOUNT_SETTINGS, type AccountSetting, checkAccountSetting } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { FormBar } from '#forms/FormBar.tsx'
import { labeledFields } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import { useMay } from '#session/may.ts'
import { asSettings, saveSettingsAtom, type Settings, settingsAtom } from './settings.atoms.ts'
import { SettingControl } from './SettingControl.tsx'

const KEYS = Object.keys(ACCOUNT_SETTINGS) as AccountSetting[]

type SettingsValues = Record<AccountSetting, string>

const INITIAL = Object.fromEntries(KEYS.map((key) => [key, ACCOUNT_SETTINGS[key].initial])) as SettingsValues

/** Form fields need another name, because the key of a setting contains dots. */
const FIELDS = {
  ...labeledFields<SettingsValues>(
    Object.fromEntries(KEYS.map((key) => [key, ACCOUNT_SETTINGS[key].label])) as SettingsValues,
  ),
  fieldOf: (path: string) => KEYS.find((key) => path === key),
}

const keysOf = (...sections: (typeof ACCOUNT_SETTINGS)[AccountSetting]['section'][]) =>
  KEYS.filter((key) => sections.includes(ACCOUNT_SETTINGS[key].section))

const KEYS_OF: Readonly<Record<string, readonly AccountSetting[]>> = {
  reporting: keysOf('Reporting'),
  catalog: keysOf('Catalog', 'Lookup'),
  inventory: keysOf('Inventory'),
  security: keysOf('Security'),
}

/** Some settings of the account, saved together (section 6). */
export function AccountSection({ id, label }: { id: string; label: string }) {
  const keys = KEYS_OF[id]!
  const loaded = useAtomValue(settingsAtom)
  const formID = useId()
  const { may, denied } = useMay('updateAccountConfiguration')
  const save = useSetAtom(saveSettingsAtom)
  const model = useForm<SettingsValues, Settings>(
    loaded,
    {
      one: 'setting',
      fields: FIELDS,
      formOf: (saved) => ({ ...INITIAL, ...saved }),
      check: (form) =>
        keys.flatMap((key) => {
          const message = form[key] === (loaded[key] ?? INITIAL[key]) ? undefined : checkAccountSetting(key, form[key])
          return message ? [{ field: key, message }] : []
        }),
      save: (form, { base, changed, headers }) =>
        save(
          changed.map((key) => ({ key, value: form[key], seen: base[key] })),
          headers,
        ),
      current: (current) => asSettings(current as Parameters<typeof asSettings>[0]),
      onSaved: () => toasts.show({ tone: 'success', title: 'The settings have been saved' }),
    },
    { record: 'section' },
  )
  const { form, issues, changed } = model

  return (
    <>
      {denied && <Banner>You have view-only access to these settings. {denied}</Banner>}
      <Form id={formID} aria-label={label} onSubmit={model.submit}>
        <FieldGrid>
          {keys.map((key) => (
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
      </Form>
      {may && (
        <FormBar model={model} form={formID} changes={countOf(changed.length, 'setting changed', 'settings changed')} />
      )}
    </>
  )
}
