import { TextField, type TextFieldProps } from '@greenroom/ui'
import { itemField } from '@greenroom/catalog'
import { useStore } from 'jotai'
import { lazy, Suspense } from 'react'
import { useAutoIDSwitch, useItemFormScope } from './item-form-context.ts'
import { valuesWithID } from './item-values.ts'
import styles from '../item.module.css'

/** Loaded on demand, because only new items need it. */
const AutoIDSwitch = lazy(async () => ({ default: (await import('./AutoIDSwitch.tsx')).AutoIDSwitch }))

/** The item ID: typed or generated for a new item, fixed for a stored one. */
export function ItemIDField(props: TextFieldProps) {
  const { stateAtom, dispatch, context } = useItemFormScope()
  const store = useStore()
  const autoID = useAutoIDSwitch()
  const isNew = context.mode === 'create'
  return (
    <div>
      <TextField
        {...props}
        limit={isNew ? itemField('itemID').maxLength : undefined}
        onChange={(itemID) => dispatch({ do: 'change', values: valuesWithID(store.get(stateAtom).form, itemID) })}
        readOnly={props.readOnly || autoID.isOn}
        description={isNew ? undefined : "Can't be changed after creation"}
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
