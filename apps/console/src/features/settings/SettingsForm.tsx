import { explain } from '@greenroom/api-client'
import { explainDenied } from '@greenroom/permissions'
import { Banner, FieldGrid, Form, SaveBar, Screen, Section, toasts } from '@greenroom/ui'
import { ACCOUNT_SETTINGS, type AccountSetting, checkAccountSetting } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { useLeaveQuestion } from '#app/leave-question.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { saveSettingsAtom, type Settings } from './settings.atoms.ts'
import { SettingControl } from './SettingControl.tsx'

const KEYS = Object.keys(ACCOUNT_SETTINGS) as AccountSetting[]
const SECTIONS = [...new Set(KEYS.map((key) => ACCOUNT_SETTINGS[key].section))]

/** Every setting of the account, saved together. */
export function SettingsForm({ loaded }: { loaded: Settings }) {
  const formID = useId()
  const mayWrite = useAccess('CONFIG_ACCOUNT').write
  const save = useSetAtom(saveSettingsAtom)
  const [saved, setSaved] = useState(loaded)
  const [form, setForm] = useState(loaded)
  const [attempted, setAttempted] = useState(false)
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  const valueOf = (key: AccountSetting) => form[key] ?? ACCOUNT_SETTINGS[key].initial
  const changed = KEYS.filter((key) => form[key] !== saved[key])
  const issueOf = (key: AccountSetting) => (attempted ? checkAccountSetting(key, valueOf(key)) : undefined)
  useLeaveQuestion(changed.length > 0)

  async function submit() {
    const isWrong = changed.some((key) => checkAccountSetting(key, valueOf(key)))
    setAttempted(isWrong)
    if (isWrong || changed.length === 0 || pending) return
    setPending(true)
    setProblem(undefined)
    try {
      const now = await save(Object.fromEntries(changed.map((key) => [key, valueOf(key)])))
      setSaved(now)
      setForm(now)
      toasts.show({ tone: 'success', title: 'The settings have been saved' })
    } catch (error) {
      const { list, message } = explain(error)
      setProblem(list[0] ?? message)
    } finally {
      setPending(false)
    }
  }

  return (
    <Screen title="Account settings" context="For everybody in the company" width="form">
      {!mayWrite && <Banner>You may look at the settings. {explainDenied('CONFIG_ACCOUNT', 'WRITE')}</Banner>}
      <Form id={formID} aria-label="Account settings" onSubmit={() => void submit()}>
        {SECTIONS.map((section) => (
          <Section key={section} title={section}>
            <FieldGrid>
              {KEYS.filter((key) => ACCOUNT_SETTINGS[key].section === section).map((key) => (
                <SettingControl
                  key={key}
                  name={key}
                  value={valueOf(key)}
                  error={issueOf(key)}
                  readOnly={!mayWrite}
                  onChange={(value) => setForm({ ...form, [key]: value })}
                />
              ))}
            </FieldGrid>
          </Section>
        ))}
      </Form>
      {mayWrite && (
        <SaveBar
          form={formID}
          changes={
            changed.length > 0 && (changed.length === 1 ? '1 setting changed' : `${changed.length} settings changed`)
          }
          error={problem}
          pending={pending}
          onDiscard={() => setForm(saved)}
        />
      )}
    </Screen>
  )
}
