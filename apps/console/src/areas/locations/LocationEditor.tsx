import { Badge, Banner, Button, Form, Screen, TextLink, toasts } from '@greenroom/ui'
import { LOCATION_KINDS, type LocationFieldName, type LocationKind } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { entitlementPath, type SellingAt } from '#screens/entitlement-path.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { FormBar } from '#forms/FormBar.tsx'
import { useForm } from '#forms/use-form.ts'
import { useSaveKey } from '#forms/use-save-key.ts'
import { useMay } from '#session/may.ts'
import { checkForm, fieldsOf, formFieldsOf, type LocationForm, formOfLocation, valuesOf } from './location.mapping.ts'
import { LocationFields } from './LocationFields.tsx'
import { LOCATION_SCREENS, locationPath, titleOf } from './location-screens.ts'
import {
  createLocationAtom,
  type LocationRecord,
  type LocationSettings,
  updateLocationAtom,
} from './locations.atoms.ts'
import { Parts } from './Parts.tsx'
import { Staff } from './Staff.tsx'
import { StatusButton } from './StatusButton.tsx'

type LocationEditorProps = { kind: LocationKind; opened: LocationRecord | undefined; settings: LocationSettings }

/** The form of one record, with what belongs to it. */
export function LocationEditor({ kind, opened, settings }: LocationEditorProps) {
  const formID = useId()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { one } = LOCATION_KINDS[kind]
  const screens = LOCATION_SCREENS[kind]
  const { may, denied } = useMay(opened ? screens.update : screens.create)
  const create = useSetAtom(createLocationAtom)
  const update = useSetAtom(updateLocationAtom)
  const [fields] = useState(() => formFieldsOf(kind))
  const model = useForm<LocationForm, LocationRecord>(opened, {
    one,
    fields,
    formOf: (stored) => formOfLocation(kind, stored ?? parentIn(params)),
    check: (form, stored) => checkForm(kind, form, settings.restricted, stored),
    save: (form, { stored, changed, headers }) =>
      stored
        ? update(kind, stored, valuesOf(form, changed as readonly LocationFieldName[]), headers)
        : create(kind, valuesOf(form, fieldsOf(kind)), headers),
    onSaved: ({ name }, before) =>
      toasts.show({ tone: 'success', title: before ? `${name} has been saved` : `${name} has been created` }),
    goOn({ id }, before) {
      if (!before) void navigate(locationPath(kind, id), { replace: true })
    },
  })
  const { stored } = model
  useSaveKey(() => void model.submitChanges(), !may)
  const sells = useWhatSells(kind, stored)

  return (
    <Screen
      width="form"
      title={stored?.name ?? `New ${one}`}
      record={stored?.name}
      badges={stored?.status === 'Inactive' && <Badge>Inactive</Badge>}
      context={stored && `${stored.id} · Changed by ${stored.updatedBy} ${settings.formats.when(stored.updatedAt)}`}
      back={<TextLink href={screens.path}>{titleOf(kind)}</TextLink>}
      actions={
        stored && (
          <>
            {sells && <Button onPress={sells.perform}>{sells.label}</Button>}
            {may && <StatusButton kind={kind} record={stored} onChanged={model.adopt} />}
          </>
        )
      }
    >
      {!may && (
        <Banner>
          {stored ? `You have view-only access to this ${one}. ${denied}` : `You can't create a ${one}. ${denied}`}
        </Banner>
      )}
      <Form id={formID} errors={model.issues} aria-label={stored?.name ?? `New ${one}`} onSubmit={model.submit}>
        <LocationFields {...{ kind, settings }} model={model} isNew={!stored} readOnly={!may} />
      </Form>
      {stored && <Parts kind={kind} id={stored.id} />}
      {stored && <Staff kind={kind} id={stored.id} />}
      {may && (
        <FormBar
          model={model}
          form={formID}
          changes={stored ? undefined : `New ${one}, not saved yet`}
          save={stored ? 'Save' : `Create ${one}`}
        />
      )}
    </Screen>
  )
}

/** Leads to what the place sells, for users who may see it; from the palette as well. */
function useWhatSells(kind: LocationKind, stored: LocationRecord | undefined) {
  const navigate = useNavigate()
  const { may } = useMay('listSold')
  const type = SELLING[kind]
  const sells = stored &&
    type &&
    may && {
      label: 'What it sells',
      perform: () => void navigate(entitlementPath({ type, locationID: stored.id })),
    }
  useVerbs(sells ? [{ ...sells, label: `What ${stored!.name} sells`, also: 'entitlement' }] : [])
  return sells
}

const SELLING: Partial<Record<LocationKind, SellingAt['type']>> = {
  venue: 'VENUE',
  store: 'STORE',
  warehouse: 'WAREHOUSE',
  register: 'REGISTER',
}

/** The venue or store that a new record starts in. */
function parentIn(params: URLSearchParams) {
  return { venueID: params.get('venueID'), storeID: params.get('storeID') }
}
