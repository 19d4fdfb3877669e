import { Banner, ConfirmDialog, FieldGrid, Form, PasswordField, TextField, toasts } from '@greenroom/ui'
import { checkSsoProvider, recordLimit } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { FormBar } from '#forms/FormBar.tsx'
import { labeledFields } from '#forms/form-fields.ts'
import { showFailure } from '#failures/show-failure.ts'
import { useForm } from '#forms/use-form.ts'
import { MayButton } from '#session/MayButton.tsx'
import { useMay } from '#session/may.ts'
import { removeSsoProviderAtom, saveSsoProviderAtom, type SsoProvider, ssoSettingsAtom } from './sso.atoms.ts'
import { SsoTestPanel } from './SsoTestPanel.tsx'
import styles from './settings.module.css'

type Values = { name: string; issuer: string; clientID: string; clientSecret: string }

const LABELS = { name: 'Name', issuer: 'Issuer', clientID: 'Client ID', clientSecret: 'Client secret' }

/** The company's identity provider, which its users sign in at. */
export function SsoSection() {
  const { settings, restricted } = useAtomValue(ssoSettingsAtom)
  const { provider, returnAddress } = settings
  // A removed provider leaves an empty form.
  const key = provider ? 'stored' : 'new'
  return <SsoForm key={key} provider={provider ?? undefined} returnAddress={returnAddress} restricted={restricted} />
}

type SsoFormProps = { provider: SsoProvider | undefined; returnAddress: string; restricted: string }

function SsoForm({ provider, returnAddress, restricted }: SsoFormProps) {
  const formID = useId()
  const { may, denied } = useMay('saveSsoProvider')
  const { may: mayTest } = useMay('startSsoTest')
  const save = useSetAtom(saveSsoProviderAtom)
  const model = useForm<Values, SsoProvider>(
    provider,
    {
      one: 'provider',
      fields: labeledFields<Values>(LABELS),
      formOf: ({ name, issuer, clientID } = { name: '', issuer: '', clientID: '' } as SsoProvider) => ({
        name,
        issuer,
        clientID,
        clientSecret: '',
      }),
      check: (form, stored) => checkSsoProvider(form, stored, restricted),
      save: ({ clientSecret, ...form }, { stored, headers }) =>
        save({ ...form, ...(clientSecret && { clientSecret }), ...(stored && { version: stored.version }) }, headers),
      onSaved: () => toasts.show({ tone: 'success', title: 'The identity provider has been saved' }),
    },
    { record: 'section' },
  )
  const field = (name: keyof Values) => ({
    name,
    label: LABELS[name],
    value: model.form[name],
    error: model.issues[name],
    readOnly: !may,
    onChange: (value: string | null) => model.change({ [name]: value ?? '' }),
  })

  return (
    <>
      <p className={styles.muted}>
        Users can sign in at your OpenID Connect provider, besides with their passwords. A person is found by the email
        address that the provider has verified. No provider by default.
      </p>
      {denied && <Banner>You have view-only access to single sign-on. {denied}</Banner>}
      <Form id={formID} aria-label="Single sign-on" onSubmit={model.submit}>
        <FieldGrid>
          <TextField
            {...field('name')}
            limit={recordLimit('ssoProvider', 'name')}
            description="What your company calls the provider."
            required
          />
          <TextField
            {...field('issuer')}
            description="The https address that identifies the provider, on the internet."
            spellCheck={false}
            required
          />
          <TextField {...field('clientID')} description="The provider's name for this console." required />
          {may && (
            <PasswordField
              {...field('clientSecret')}
              autoComplete="off"
              description={
                provider
                  ? 'One is stored, and never shown. Leave blank to keep it; a new issuer or client ID needs it again.'
                  : 'Stored encrypted, and never shown again.'
              }
              required={!provider}
            />
          )}
          <TextField
            label="Return address"
            value={returnAddress}
            description="Register this address at the provider."
            readOnly
            onChange={() => {}}
          />
        </FieldGrid>
      </Form>
      {provider && mayTest && <SsoTestPanel unsaved={model.isDirty} />}
      {provider && <RemoveProvider provider={provider} />}
      {may && <FormBar model={model} form={formID} />}
    </>
  )
}

function RemoveProvider({ provider: { name, version } }: { provider: SsoProvider }) {
  const remove = useSetAtom(removeSsoProviderAtom)
  const [asking, setAsking] = useState(false)

  async function confirm() {
    setAsking(false)
    try {
      await remove(version)
      toasts.show({ tone: 'success', title: `${name} has been removed` })
    } catch (failure) {
      showFailure(`${name} couldn't be removed`, failure)
    }
  }

  return (
    <div>
      <MayButton operation="removeSsoProvider" icon={<Trash2 />} onPress={() => setAsking(true)}>
        Remove provider
      </MayButton>
      <ConfirmDialog
        title={`Remove ${name}?`}
        open={asking}
        confirm="Remove provider"
        danger
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        Users can then sign in with their passwords only. Whoever has none asks for a link by mail. Nobody is signed
        out.
      </ConfirmDialog>
    </div>
  )
}
