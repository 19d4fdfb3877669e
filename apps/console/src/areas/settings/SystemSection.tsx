import { Banner, Checkbox, FieldGrid, Form, TextField, toasts } from '@greenroom/ui'
import { checkSystemSetting, SYSTEM_SETTINGS, type SystemSetting } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { FormBar } from '#forms/FormBar.tsx'
import { labeledFields } from '#forms/form-fields.ts'
import { useAttempt } from '#failures/use-attempt.ts'
import { useForm } from '#forms/use-form.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useMay } from '#session/may.ts'
import { StricterDialog } from './StricterDialog.tsx'
import {
  type Configurations,
  previewSystemAtom,
  saveSystemAtom,
  type System,
  systemAtom,
  systemOf,
  type WouldRefuse,
} from './system.atoms.ts'

const KEYS = Object.keys(SYSTEM_SETTINGS) as SystemSetting[]
const CHARACTERS = SYSTEM_SETTINGS.SPECIAL_CHARS_RESTRICTED
const HIERARCHY = SYSTEM_SETTINGS.ATTRIBUTE_HIERARCHY_VALIDATION

/**
 * The system configuration (section 9). Before a stricter one is saved, the screen shows what of the stored data it would
 * refuse.
 */
export function SystemSection() {
  const loaded = useAtomValue(systemAtom)
  const formID = useId()
  const { may, denied } = useMay('updateSystemConfiguration')
  const { may: mayPreview } = useMay('previewSystemConfiguration')
  const save = useSetAtom(saveSystemAtom)
  const preview = useSetAtom(previewSystemAtom)
  const { pending, problem, attempt } = useAttempt()
  const [refused, setRefused] = useState<readonly WouldRefuse[]>()
  const model = useForm<System, Configurations>(
    loaded,
    {
      one: 'setting',
      fields: labeledFields<System>({
        SPECIAL_CHARS_RESTRICTED: CHARACTERS.label,
        ATTRIBUTE_HIERARCHY_VALIDATION: HIERARCHY.label,
      }),
      formOf: (stored = loaded) => systemOf(stored),
      check: (form) =>
        KEYS.flatMap((field) => {
          const message = checkSystemSetting(field, form[field])
          return message ? [{ field, message }] : []
        }),
      save: (form, { stored = loaded, changed, headers }) =>
        save(
          changed.map((key) => ({ key, value: form[key], seen: systemOf(stored)[key] })),
          headers,
        ),
      // What it makes invalid is shown first.
      savesHereOnly: mayPreview,
      onSaved: () => toasts.show({ tone: 'success', title: 'The system configuration has been saved' }),
    },
    { record: 'section' },
  )
  const { form, issues } = model

  async function submit() {
    const isValid = KEYS.every((key) => checkSystemSetting(key, form[key]) === undefined)
    if (!model.isDirty || !isValid || !mayPreview) return void model.submit()
    const found = await attempt(() => preview(form))
    if (!found) return
    if (found.length > 0) setRefused(found)
    else await model.submit()
  }

  return (
    <>
      {denied && <Banner>You have view-only access to the system configuration. {denied}</Banner>}
      {problem && (
        <Banner tone="danger">
          <ProblemText {...problem} />
        </Banner>
      )}
      <Form id={formID} aria-label="System configuration" onSubmit={() => void submit()}>
        <FieldGrid>
          <TextField
            name="SPECIAL_CHARS_RESTRICTED"
            label={CHARACTERS.label}
            description={`${CHARACTERS.acts} Some texts may contain & and ' anyway. Default: ${[...CHARACTERS.initial].join(' ')}`}
            value={form.SPECIAL_CHARS_RESTRICTED}
            error={issues['SPECIAL_CHARS_RESTRICTED']}
            readOnly={!may}
            spellCheck={false}
            onChange={(value) => model.change({ SPECIAL_CHARS_RESTRICTED: value.replace(/\s/g, '') })}
          />
          <div data-wide>
            <Checkbox
              checked={form.ATTRIBUTE_HIERARCHY_VALIDATION === 'true'}
              description={`${HIERARCHY.acts} Default: off.`}
              readOnly={!may}
              onChange={(checked) => model.change({ ATTRIBUTE_HIERARCHY_VALIDATION: String(checked) })}
            >
              {HIERARCHY.label}
            </Checkbox>
          </div>
        </FieldGrid>
      </Form>
      {may && <FormBar model={{ ...model, saving: model.saving || pending }} form={formID} />}
      <StricterDialog
        refused={refused}
        onSave={() => {
          setRefused(undefined)
          void model.submit()
        }}
        onCancel={() => setRefused(undefined)}
      />
    </>
  )
}
