import { conflictOf, explain } from '@greenroom/api-client'
import { Button, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { changeLabel, changeText, isItemFieldName } from '../change-words.ts'
import { useFormPart, useItemFormScope } from '../item-form-context.ts'
import { itemSettingsAtom, updateItemAtom } from '../item.atoms.ts'
import { formOf, formOfItem, updateBody, withFields } from '../item.mapping.ts'
import type { Item } from '../product-row.ts'
import type { FieldChange } from './history-entry.ts'
import styles from './history.module.css'

/** Characters of a value that a button can say. */
const SHORT = 24

type HistoryChangeProps = { change: FieldChange; entity: string; action: string }

/** One field, from what to what; with the way back to what it was, where it is something else by now. */
export function HistoryChange({ change, entity, action }: HistoryChangeProps) {
  const { field, from, to } = change
  const settings = useAtomValue(itemSettingsAtom)
  const update = useSetAtom(updateItemAtom)
  const { rights, dispatch, context } = useItemFormScope()
  const loaded = useFormPart((state) => state.loaded)
  const [pending, setPending] = useState(false)
  const label = changeLabel(field)
  const words = (value: unknown) => changeText(field, value, settings)
  const isOfItem = entity === 'item' && action === 'update' && isItemFieldName(field)
  const mayRestore = isOfItem && !rights.readOnly && !rights.locked.has(field)
  const before = formOf({ [field]: from as string })
  const isBack = isOfItem && JSON.stringify(before[field]) === JSON.stringify(loaded.form[field])

  async function bringBack() {
    if (!isOfItem || loaded.version === undefined) return
    setPending(true)
    try {
      const restored = withFields(loaded.form, before, [field])
      const item = await update(updateBody(loaded.form, restored, loaded.version, context))
      dispatch({ do: 'load', loaded: { form: formOfItem(item), version: item.version }, sent: loaded.form })
      toasts.show({
        tone: 'success',
        title: 'Item has been modified/created',
        text: `${label} is ${words(from)} again.`,
      })
    } catch (failure) {
      const theirs = conflictOf<Item>(failure)?.current
      const text = theirs
        ? `${theirs.updatedBy ?? 'Somebody'} changed the item in the meantime. Reload it, then try again.`
        : explain(failure).message
      toasts.show({ tone: 'danger', title: "Item couldn't be modified", text })
    } finally {
      setPending(false)
    }
  }

  return (
    <li className={styles.change}>
      <span className={styles.field}>{label}</span>
      <span className={styles.values}>
        {action === 'create' ? (
          words(to)
        ) : action === 'delete' ? (
          <del>{words(from)}</del>
        ) : (
          <>
            <del>{words(from)}</del> <span aria-hidden="true">→</span> <ins>{words(to)}</ins>
          </>
        )}
      </span>
      {mayRestore && !isBack && (
        <Button size="small" variant="quiet" pending={pending} onPress={() => void bringBack()}>
          {words(from).length <= SHORT ? `Restore ${words(from)}` : 'Restore'}
          <span className={styles.hidden}> as {label}</span>
        </Button>
      )}
    </li>
  )
}
