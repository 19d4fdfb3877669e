import { entryLabel, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { useAtomValue } from 'jotai'
import { RecordDialog } from '#records/RecordDialog.tsx'
import { EntryChoice } from '#records/entries/EntryChoice.tsx'
import { EntryFields } from '#records/entries/EntryFields.tsx'
import { EntryUses } from './EntryUses.tsx'
import { type Entry, listSettingsAtom } from '#records/entries/entries.atoms.ts'
import type { EntryUse } from './lists.atoms.ts'
import { useEntryForm } from '#records/entries/use-entry-form.ts'
import { StatusButton } from './StatusButton.tsx'

type EntryDialogProps = {
  kind: ListKind
  /** Undefined for a new one. */
  opened: Entry | undefined
  above: readonly Entry[]
  uses: EntryUse | undefined
  onSaved: (entry: Entry) => void
  onClose: () => void
}

/** The form of one entry, over its list. */
export function EntryDialog({ kind, opened, above, uses, onSaved, onClose }: EntryDialogProps) {
  const { one, feature, above: aboveKind } = LIST_KINDS[kind]
  const { formats } = useAtomValue(listSettingsAtom)
  const model = useEntryForm(kind, opened, { record: opened ? 'id' : 'new' })
  const { stored: entry } = model

  return (
    <RecordDialog
      title={opened ? entryLabel(opened) : `New ${one}`}
      operation={[`${feature}:WRITE`]}
      {...{ one, model, onSaved, onClose }}
      done={(saved) => `${entryLabel(saved)} has been saved`}
      aside={entry && <StatusButton {...{ kind, entry }} onChanged={model.adopt} />}
      facts={
        entry && (
          <>
            <EntryUses kind={kind} entry={entry} uses={uses} />
            <p>
              {entry.status}, changed by {entry.updatedBy} {formats.when(entry.updatedAt)}.
            </p>
          </>
        )
      }
    >
      {(readOnly) => (
        <EntryFields
          {...{ kind, model, above, readOnly }}
          aboveChoice={aboveKind && ((field) => <EntryChoice {...field} kind={aboveKind} />)}
        />
      )}
    </RecordDialog>
  )
}
