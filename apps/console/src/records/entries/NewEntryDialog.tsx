import { entryLabel, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { ComboBox } from '@greenroom/ui'
import { useState } from 'react'
import { useResource } from '#data/use-resource.ts'
import { useMay } from '#session/may.ts'
import { RecordDialog } from '../RecordDialog.tsx'
import { entriesOf, type Entry } from './entries.atoms.ts'
import { proposedEntry } from './entry.mapping.ts'
import { EntryFields } from './EntryFields.tsx'
import { useEntryForm } from './use-entry-form.ts'

type NewEntryDialogProps = {
  kind: ListKind
  /** What the new entry is called, as typed. */
  text: string
  /** The ID of the entry above that is chosen beside it. */
  parentID?: string
  onCreated: (entry: Entry) => void
  onClose: () => void
}

const NONE: readonly Entry[] = []

/** Creates an entry of a list from where it is needed, with an ID proposed from its name. */
export function NewEntryDialog({ kind, text, parentID, onCreated, onClose }: NewEntryDialogProps) {
  const { one, feature, above } = LIST_KINDS[kind]
  const parents = useResource(above && entriesOf(above)).value ?? NONE
  const model = useEntryForm(kind, undefined, undefined, proposedEntry(kind, text, parentID))
  const { may } = useMay(above ? [`${LIST_KINDS[above].feature}:WRITE`] : [])
  const [aboveText, setAboveText] = useState<string>()
  const closeAbove = () => setAboveText(undefined)
  return (
    <RecordDialog
      title={`Create ${one}`}
      operation={[`${feature}:WRITE`]}
      size="small"
      save="Create"
      {...{ one, model, onClose }}
      done={(saved) => `${entryLabel(saved)} has been saved`}
      onSaved={onCreated}
    >
      {(readOnly) => (
        <>
          <EntryFields
            {...{ kind, model, readOnly }}
            above={parents}
            aboveChoice={
              above &&
              ((field) => (
                <ComboBox
                  {...field}
                  create={may ? { label: `Create ${LIST_KINDS[above].one}`, onPick: setAboveText } : undefined}
                />
              ))
            }
          />
          {above && aboveText !== undefined && (
            <NewEntryDialog
              kind={above}
              text={aboveText}
              onCreated={({ id }) => {
                model.change({ parentID: id })
                closeAbove()
              }}
              onClose={closeAbove}
            />
          )}
        </>
      )}
    </RecordDialog>
  )
}
