import { TextField, type TextFieldProps } from '@greenroom/ui'
import { itemField } from '@greenroom/validation'
import { lazy, Suspense } from 'react'
import { useAutoIDSwitch, useItemFormScope } from './item-form-context.ts'
import styles from './item.module.css'

/** Only new items want it. */
const AutoIDSwitch = lazy(async () => ({ default: (await import('./AutoIDSwitch.tsx')).AutoIDSwitch }))

/** The item ID: fixed once the item exists, typed or generated before. */
export function ItemIDField(props: TextFieldProps) {
  const { dispatch, context } = useItemFormScope()
  const autoID = useAutoIDSwitch()
  const isNew = context.mode === 'create'
  return (
    <div>
      <TextField
        {...props}
        limit={isNew ? itemField('itemID').maxLength : undefined}
        onChange={(itemID) => dispatch({ do: 'changeID', itemID })}
        readOnly={props.readOnly || autoID.isOn}
        description={isNew ? undefined : 'Fixed after creation'}
        autoComplete="off"
      />
      {isNew && (
        <div className={styles.auto}>
          <Suspense>
            <AutoIDSwitch />
          </Suspense>
        </div>
      )}
    </div>
  )
}
