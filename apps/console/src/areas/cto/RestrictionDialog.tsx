import { checkRestriction, REASON_MAX, RESTRICTION_KINDS, RESTRICTION_MAX, type RestrictionKind } from '@greenroom/cto'
import { Checkbox, countOf, FieldGrid, RadioGroup, TextField } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { RecordDialog } from '#records/RecordDialog.tsx'
import { useForm } from '#forms/use-form.ts'
import { createRestrictionAtom, ctoSettingsAtom, type StoredRestriction, updateRestrictionAtom } from './cto.atoms.ts'
import {
  formOfRestriction,
  RESTRICTION_FIELDS,
  type RestrictionForm,
  restrictionOfForm,
} from './restriction.mapping.ts'
import { StatusField } from './StatusField.tsx'

type RestrictionDialogProps = {
  /** Undefined for a new restriction. */
  opened: StoredRestriction | undefined
  onSaved: () => void
  onClose: () => void
}

/** The form of a blocked word or a restricted number. */
export function RestrictionDialog({ opened, onSaved, onClose }: RestrictionDialogProps) {
  const { formats } = useAtomValue(ctoSettingsAtom)
  const create = useSetAtom(createRestrictionAtom)
  const update = useSetAtom(updateRestrictionAtom)
  const model = useForm<RestrictionForm, StoredRestriction>(
    opened,
    {
      one: 'restriction',
      fields: RESTRICTION_FIELDS,
      formOf: formOfRestriction,
      check: (form) => checkRestriction(restrictionOfForm(form)),
      async save(form, { stored, headers }) {
        const restriction = restrictionOfForm(form)
        return stored ? update({ ...restriction, version: stored.version }, headers) : create(restriction, headers)
      },
    },
    { record: opened ? 'id' : 'new' },
  )
  const { form, issues, stored, change } = model
  const isWord = form.kind === 'WORD'
  return (
    <RecordDialog
      operation="updateRestriction"
      title={stored?.text ?? 'New restriction'}
      one="restriction"
      {...{ model, onSaved, onClose }}
      done={({ text }) => `${text} has been saved`}
      facts={
        stored && (
          <>
            {stored.items === 0 ? 'No items allow it.' : `${countOf(stored.items, 'item allows', 'items allow')} it.`}
            <br />
            Changed by {stored.updatedBy} {formats.when(stored.updatedAt)}.
          </>
        )
      }
    >
      {(readOnly) => {
        const isFixed = readOnly || stored !== undefined
        return (
          <FieldGrid columns={1}>
            <RadioGroup
              label="Kind"
              layout="row"
              readOnly={isFixed}
              options={Object.entries(RESTRICTION_KINDS).map(([id, label]) => ({ id, label }))}
              value={form.kind}
              onChange={(kind) => change({ kind: kind as RestrictionKind })}
            />
            <TextField
              name="text"
              label={isWord ? 'Word' : 'Number'}
              error={issues['text']}
              readOnly={isFixed}
              required={!isFixed}
              autoFocus={!isFixed}
              limit={isFixed ? undefined : RESTRICTION_MAX}
              description={
                isWord
                  ? 'Also blocks other capitalization, spacing and look-alikes, such as 4 for A'
                  : 'Also blocks the number with leading zeros'
              }
              autoComplete="off"
              spellCheck={false}
              value={form.text}
              onChange={(text) => change({ text })}
            />
            {isWord && (
              <Checkbox
                checked={form.alsoReversed}
                readOnly={readOnly}
                onChange={(alsoReversed) => change({ alsoReversed })}
              >
                Also blocked backwards
              </Checkbox>
            )}
            <TextField
              name="reason"
              label="Reason"
              error={issues['reason']}
              readOnly={readOnly}
              autoFocus={isFixed && !readOnly}
              limit={readOnly ? undefined : REASON_MAX}
              description="Shown to your colleagues"
              value={form.reason}
              onChange={(reason) => change({ reason })}
            />
            {stored && (
              <StatusField
                description="An inactive restriction blocks nothing"
                readOnly={readOnly}
                value={form.status}
                onChange={(status) => change({ status })}
              />
            )}
          </FieldGrid>
        )
      }}
    </RecordDialog>
  )
}
