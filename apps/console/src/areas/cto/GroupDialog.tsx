import { countOf } from '@greenroom/ui'
import { checkOptionGroup } from '@greenroom/cto'
import { toChange } from '@greenroom/permissions'
import { useAtomValue, useSetAtom } from 'jotai'
import { RecordDialog } from '#records/RecordDialog.tsx'
import { useMay } from '#session/may.ts'
import { useForm } from '#forms/use-form.ts'
import {
  type Component,
  type ComponentSet,
  createGroupAtom,
  ctoSettingsAtom,
  type StoredGroup,
  updateGroupAtom,
} from './cto.atoms.ts'
import { formOfGroup, GROUP_FIELDS, groupBody, groupChanges, groupOfForm } from './group.mapping.ts'
import { GroupFields } from './GroupFields.tsx'

type GroupDialogProps = {
  /** Undefined for a new group. */
  opened: StoredGroup | undefined
  groups: readonly StoredGroup[]
  components: readonly Component[]
  sets: readonly ComponentSet[]
  onSaved: () => void
  onClose: () => void
}

/** The form of one option group. */
export function GroupDialog({ opened, groups, components, sets, onSaved, onClose }: GroupDialogProps) {
  const { formats, currency, restricted } = useAtomValue(ctoSettingsAtom)
  const priced = useMay(toChange('sellingPrice')).may
  const create = useSetAtom(createGroupAtom)
  const update = useSetAtom(updateGroupAtom)
  const model = useForm<ReturnType<typeof formOfGroup>, StoredGroup>(
    opened,
    {
      one: 'option group',
      fields: GROUP_FIELDS,
      formOf: formOfGroup,
      check: (form) => checkOptionGroup(groupOfForm(form, opened, priced), restricted, formats.priceDecimals),
      async save(form, { stored, headers }) {
        const group = groupOfForm(form, stored, priced)
        if (!stored) return create(groupBody(group), headers)
        return update({ ...groupBody(groupChanges(stored, group)), id: stored.id, version: stored.version }, headers)
      },
    },
    { record: opened ? 'id' : 'new' },
  )
  const { stored } = model
  return (
    <RecordDialog
      operation="updateOptionGroup"
      title={stored?.name ?? 'New option group'}
      one="option group"
      size="large"
      {...{ model, onSaved, onClose }}
      done={({ name }) => `${name} has been saved`}
      facts={
        stored && (
          <>
            {stored.items === 0 ? 'No items use it.' : `${countOf(stored.items, 'item uses', 'items use')} it.`}
            <br />
            Changed by {stored.updatedBy} {formats.when(stored.updatedAt)}.
          </>
        )
      }
    >
      {(readOnly) => <GroupFields {...{ model, groups, components, sets, currency, readOnly }} />}
    </RecordDialog>
  )
}
