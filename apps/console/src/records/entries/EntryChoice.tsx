import { ComboBox, type ComboBoxProps, type Option } from '@greenroom/ui'
import { entryLabel, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '#session/may.ts'

/** Loaded when something is created. */
const NewEntryDialog = lazy(async () => ({
  default: (await import('./NewEntryDialog.tsx')).NewEntryDialog,
}))

type EntryChoiceProps = Omit<ComboBoxProps, 'create' | 'onChange'> & {
  kind: ListKind
  /** The ID of the chosen entry above. */
  parent?: string
  onChange: (id: string) => void
}

/** A choice from a list of any length, with Create as its last option for users who may write the list. */
export function EntryChoice({ kind, parent, ...field }: EntryChoiceProps) {
  const { one, feature } = LIST_KINDS[kind]
  const { may } = useMay([`${feature}:WRITE`])
  const [text, setText] = useState<string>()
  const [created, setCreated] = useState<Option>()
  const close = () => setText(undefined)
  // The list itself comes again a moment later.
  const isListed = !created || field.options.some(({ id }) => id === created.id)
  const options = isListed ? field.options : [...field.options, created]
  return (
    <>
      <ComboBox {...field} options={options} create={may ? { label: `Create ${one}`, onPick: setText } : undefined} />
      {text !== undefined && (
        <Suspense>
          <NewEntryDialog
            {...{ kind, text }}
            parentID={parent}
            onCreated={(entry) => {
              setCreated({ id: entry.id, label: entryLabel(entry) })
              field.onChange(entry.id)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
