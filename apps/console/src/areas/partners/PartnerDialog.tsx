import { DateField, FieldGrid, Select } from '@greenroom/ui'
import { type Field, readRecord } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { labeledFields } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import { RecordDialog } from '#records/RecordDialog.tsx'
import { type GivenRole, type Partner, savePartnerAtom } from './partners.atoms.ts'

type PartnerDialogProps = { partner: Partner; roles: readonly GivenRole[]; onClose: () => void }

type Values = { roleID: string; endsOn: string }

const LABELS = { roleID: 'Access', endsOn: 'Last day' }
const FIELDS: readonly Field<keyof Values>[] = [
  { name: 'roleID', label: LABELS.roleID, kind: 'ref', required: true },
  { name: 'endsOn', label: LABELS.endsOn, kind: 'day' },
]

/** Accepts the request of a partner, or changes its access. */
export function PartnerDialog({ partner, roles, onClose }: PartnerDialogProps) {
  const save = useSetAtom(savePartnerAtom)
  const isRequest = partner.status === 'Requested'
  // A request is saved even as it was opened, like a new record.
  const model = useForm<Values, Partner>(isRequest ? undefined : partner, {
    one: 'partner',
    fields: labeledFields<Values>(LABELS),
    formOf: ({ roleID, endsOn } = partner) => ({ roleID: roleID === null ? '' : String(roleID), endsOn: endsOn ?? '' }),
    check: (form) => readRecord(FIELDS, form, { mode: 'edit', restricted: '' }).issues,
    save: ({ roleID, endsOn }, { stored = partner, headers }) =>
      save(partner.partnerCode, { roleID: Number(roleID), endsOn: endsOn || null, version: stored.version }, headers),
  })
  const field = (name: keyof Values) => ({
    name,
    label: LABELS[name],
    value: model.form[name],
    error: model.issues[name],
    onChange: (value: string | null) => model.change({ [name]: value ?? '' }),
  })
  return (
    <RecordDialog
      operation="savePartner"
      title={isRequest ? `Accept ${partner.name}` : partner.name}
      one="partner"
      save={isRequest ? 'Give access' : 'Save'}
      done={({ name }) => (isRequest ? `${name} now has access` : `${name} has been saved`)}
      onSaved={onClose}
      {...{ model, onClose }}
    >
      {(readOnly) => (
        <FieldGrid>
          <Select
            {...field('roleID')}
            autoFocus
            options={roles.map(({ roleID, name }) => ({ id: String(roleID), label: name }))}
            description="The partner's users have at most the access of this role, and of their own role at the partner."
            {...{ readOnly }}
          />
          <DateField
            {...field('endsOn')}
            description="The access ends with this day, in your company's time zone. Leave it empty for no end."
            {...{ readOnly }}
          />
        </FieldGrid>
      )}
    </RecordDialog>
  )
}
