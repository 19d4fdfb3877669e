import { Banner, FieldGrid, Form, TextField, toasts } from '@greenroom/ui'
import { checkRecord, recordLimit } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { FormBar } from '#forms/FormBar.tsx'
import { labeledFields } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import { useMay } from '#session/may.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { LatestMails } from './LatestMails.tsx'
import { type MailSettings, mailSettingsAtom, saveMailSettingsAtom } from './mail.atoms.ts'

type Values = Pick<MailSettings, 'senderName' | 'replyTo'>

const LABELS = { senderName: 'Sender name', replyTo: 'Reply-to address' }

/** How the company's mails are sent, and what became of the latest. */
export function MailSection() {
  const { settings, restricted } = useAtomValue(mailSettingsAtom)
  const formID = useId()
  const { may, denied } = useMay('updateMailSettings')
  const { may: mayList } = useMay('listMails')
  const save = useSetAtom(saveMailSettingsAtom)
  const model = useForm<Values, MailSettings>(
    settings,
    {
      one: 'section',
      fields: labeledFields<Values>(LABELS),
      formOf: ({ senderName, replyTo } = settings) => ({ senderName, replyTo }),
      check: (form) => checkRecord('mail', form, restricted),
      save: (form, { stored = settings, headers }) => save({ ...form, version: stored.version }, headers),
      onSaved: () => toasts.show({ tone: 'success', title: 'The mail settings have been saved' }),
    },
    { record: 'section' },
  )
  const field = (name: keyof Values) => ({
    name,
    label: LABELS[name],
    value: model.form[name],
    error: model.issues[name],
    limit: recordLimit('mail', name),
    readOnly: !may,
    onChange: (value: string | null) => model.change({ [name]: value ?? '' }),
  })

  return (
    <>
      {denied && <Banner>You have view-only access to mail. {denied}</Banner>}
      {!settings.delivers && (
        <Banner tone="warning">
          No mail server is set up. Mails are stored as files on the server until the operator sets one.
        </Banner>
      )}
      <Form id={formID} aria-label="Mail" onSubmit={model.submit}>
        <FieldGrid>
          <TextField
            {...field('senderName')}
            description={`Whom mails come from, with the address ${settings.address}. Default: the company's name.`}
          />
          <TextField
            {...field('replyTo')}
            description="Where an answer to a mail goes. Default: the address that it came from."
            inputMode="email"
          />
        </FieldGrid>
      </Form>
      {mayList && (
        <ScreenBoundary>
          <LatestMails />
        </ScreenBoundary>
      )}
      {may && <FormBar model={model} form={formID} />}
    </>
  )
}
