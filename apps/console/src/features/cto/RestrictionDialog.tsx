import { checkRestriction, REASON_MAX, RESTRICTION_KINDS, RESTRICTION_MAX, type RestrictionKind } from '@greenroom/cto'
import { Checkbox, FieldGrid, RadioGroup, TextField } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { RecordDialog } from '#app/records/RecordDialog.tsx'
import { countOf } from '#app/records/record-view.ts'
import { useRecordForm } from '#app/records/use-record-form.ts'
import { createRestrictionAtom, ctoSettingsAtom, type StoredRestriction, updateRestrictionAtom } from './cto.atoms.ts'
import { formOfRestriction, RESTRICTION_LABELS, restrictionOfForm } from './restriction.mapping.ts'
import { StatusField } from './StatusField.tsx'

type RestrictionDialogProps = {
  /** Undefined for a new one. */
  opened: StoredRestriction | undefined
  onSaved: () => void
  onClose: () => void
}

/** The form of a blocked word or a restricted number. */
export function RestrictionDialog({ opened, onSaved, onClose }: RestrictionDialogProps) {
  const { formats } = useAtomValue(ctoSettingsAtom)
  const create = useSetAtom(createRestrictionAtom)
  const update = useSetAtom(updateRestrictionAtom)
  const model = useRecordForm(opened, {
    labels: RESTRICTION_LABELS,
    formOf: formOfRestriction,
    check: (form) => checkRestriction(restrictionOfForm(form)),
    async save(form, stored) {
      const restriction = restrictionOfForm(form)
      return stored ? update({ ...restriction, version: stored.version }) : create(restriction)
    },
  })
  const { form, issues, stored, change } = model
  const isWord = form.kind === 'WORD'
  return (
    <RecordDialog
      feature="CATALOG_PRODUCT_CTO"
      title={stored?.text ?? 'New restriction'}
      one="restriction"
      record={opened ? 'id' : 'new'}
      {...{ model, onSaved, onClose }}
      done={({ text }) => `${text} has been saved`}
      facts={
        stored && (
          <>
            {stored.items === 0 ? 'No item allows it.' : `${countOf(stored.items, 'item allows', 'items allow')} it.`}
            <br />
            Changed by {stored.updatedBy} on {formats.dateTime(stored.updatedAt)}.
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
                  ? 'Found whatever its case, spaces and look-alikes, such as 4 for A'
                  : 'Found whatever zeros stand before it'
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
              description="For your colleagues"
              value={form.reason}
              onChange={(reason) => change({ reason })}
            />
            {stored && (
              <StatusField
                description="An inactive one blocks nothing"
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
