import { checkOptionGroup } from '@greenroom/cto'
import { allows } from '@greenroom/permissions'
import { useAtomValue, useSetAtom } from 'jotai'
import { RecordDialog } from '#app/records/RecordDialog.tsx'
import { grantsAtom } from '#app/session.atoms.ts'
import { countOf } from '#app/records/record-view.ts'
import { useRecordForm } from '#app/records/use-record-form.ts'
import {
  type Component,
  type ComponentSet,
  createGroupAtom,
  ctoSettingsAtom,
  type StoredGroup,
  updateGroupAtom,
} from './cto.atoms.ts'
import { formOfGroup, GROUP_LABELS, groupBody, groupChanges, groupOfForm } from './group.mapping.ts'
import { GroupFields } from './GroupFields.tsx'

type GroupDialogProps = {
  /** Undefined for a new one. */
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
  const priced = allows(useAtomValue(grantsAtom), 'CATALOG_PRODUCT_PRICE', 'WRITE')
  const create = useSetAtom(createGroupAtom)
  const update = useSetAtom(updateGroupAtom)
  const model = useRecordForm(opened, {
    labels: GROUP_LABELS,
    formOf: formOfGroup,
    check: (form) => checkOptionGroup(groupOfForm(form, opened, priced), restricted),
    async save(form, stored) {
      const group = groupOfForm(form, stored, priced)
      if (!stored) return create(groupBody(group))
      return update({ ...groupBody(groupChanges(stored, group)), id: stored.id, version: stored.version })
    },
  })
  const { stored } = model
  return (
    <RecordDialog
      feature="CATALOG_PRODUCT_CTO"
      title={stored?.name ?? 'New option group'}
      one="option group"
      record={opened ? 'id' : 'new'}
      size="large"
      {...{ model, onSaved, onClose }}
      done={({ name }) => `${name} has been saved`}
      facts={
        stored && (
          <>
            {stored.items === 0 ? 'No item has it.' : `${countOf(stored.items, 'item has', 'items have')} it.`}
            <br />
            Changed by {stored.updatedBy} on {formats.dateTime(stored.updatedAt)}.
          </>
        )
      }
    >
      {(readOnly) => <GroupFields {...{ model, groups, components, sets, currency, readOnly }} />}
    </RecordDialog>
  )
}
