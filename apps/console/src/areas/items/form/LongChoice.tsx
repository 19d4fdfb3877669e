import { ComboBox, type ComboBoxProps } from '@greenroom/ui'
import { LIST_KINDS, type ListKind } from '@greenroom/catalog'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '#session/may.ts'

/** Loaded when something is created. */
const NewEntryDialog = lazy(async () => ({
  default: (await import('#records/entries/NewEntryDialog.tsx')).NewEntryDialog,
}))

type LongChoiceProps = Omit<ComboBoxProps, 'create' | 'onChange'> & {
  kind: ListKind
  /** The ID of the chosen entry above. */
  parent: string
  onChange: (id: string) => void
}

/** A choice from a list of any length, with Create as its last option for users who may write the list. */
export function LongChoice({ kind, parent, ...field }: LongChoiceProps) {
  const { one, feature } = LIST_KINDS[kind]
  const { may } = useMay([`${feature}:WRITE`])
  const [text, setText] = useState<string>()
  const close = () => setText(undefined)
  return (
    <>
      <ComboBox {...field} placeholder="None" create={may ? { label: `Create ${one}`, onPick: setText } : undefined} />
      {text !== undefined && (
        <Suspense>
          <NewEntryDialog
            {...{ kind, text }}
            parentID={parent}
            onCreated={({ id }) => {
              field.onChange(id)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
