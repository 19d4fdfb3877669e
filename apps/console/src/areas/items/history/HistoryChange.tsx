import { Button, toasts } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import { changeLabel, changeText, isItemFieldName } from '../form/change-words.ts'
import { useFormPart, useItemFormScope } from '../form/item-form-context.ts'
import { itemSettingsAtom } from '../form/item-settings.atoms.ts'
import { updateItemAtom } from '../form/item.atoms.ts'
import { formOfStored } from '../form/item-form.ts'
import { updateBody } from '../saving/item-body.ts'
import { formOf, withFields } from '../form/item.mapping.ts'
import type { FieldChange } from './history-entry.ts'
import styles from './history.module.css'

/** The most characters of a value that a button names. */
const SHORT = 24

type HistoryChangeProps = { change: FieldChange; entity: string; action: string }

/** One changed field with old and new value, and a button to restore the old one if it isn't the current one. */
export function HistoryChange({ change, entity, action }: HistoryChangeProps) {
  const { field, from, to } = change
  const settings = useAtomValue(itemSettingsAtom)
  const update = useSetAtom(updateItemAtom)
  const { rights, dispatch, context } = useItemFormScope()
  const base = useFormPart((state) => state.base)
  const stored = useFormPart((state) => state.stored)
  const [pending, setPending] = useState(false)
  const label = changeLabel(field)
  const words = (value: unknown) => changeText(field, value, settings)
  const isOfItem = entity === 'item' && action === 'update' && isItemFieldName(field)
  const mayRestore = isOfItem && !rights.readOnly && !rights.locked.has(field)
  const before = formOf({ [field]: from as string })
  const isBack = isOfItem && JSON.stringify(before[field]) === JSON.stringify(base[field])

  async function bringBack() {
    if (!isOfItem || !stored) return
    setPending(true)
    try {
      const restored = withFields(base, before, [field])
      const next = { ...stored, item: await update(updateBody(base, restored, stored.item.version, context)) }
      dispatch({ do: 'adopt', stored: next, base: formOfStored(next) })
      toasts.show({
        tone: 'success',
        title: 'Item has been modified/created',
        text: `${label} is ${words(from)} again.`,
      })
    } catch (failure) {
      showFailure("Item couldn't be modified", failure)
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
