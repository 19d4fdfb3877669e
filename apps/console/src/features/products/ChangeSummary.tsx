import { Button, isRowChanged, Popover } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useFormPart, useItemFormScope, useVariantsScope, whole } from './item-form-context.ts'
import { changedFields } from './item.mapping.ts'
import styles from './item.module.css'
import { fieldList } from './value-text.ts'

const ChangeTable = lazy(async () => ({ default: (await import('./ChangeTable.tsx')).ChangeTable }))

/** What Save would change: the fields by name, and on demand from what to what. */
export function ChangeSummary() {
  const { settings } = useItemFormScope()
  const { loaded, form } = useFormPart(whole)
  const changed = changedFields(loaded.form, form)
  const { sheet } = useAtomValue(useVariantsScope().variantsAtom)
  const variants = sheet.rows.filter(isRowChanged).length
  if (loaded.version === undefined) return 'New item, not saved yet'
  const matrix = variants === 1 ? '1 variant new or changed' : `${variants.toLocaleString()} variants new or changed`
  if (changed.length === 0) return matrix
  return (
    <span className={styles.changes}>
      {changed.length === 1 ? '1 field changed' : `${changed.length} fields changed`}: {fieldList(changed, settings)}
      {variants > 0 && `, ${matrix}`}
      <Popover
        label="Changes"
        placement="top"
        trigger={
          <Button variant="quiet" size="small">
            Show
          </Button>
        }
      >
        <Suspense>
          <ChangeTable changed={changed} before={loaded.form} after={form} />
        </Suspense>
      </Popover>
    </span>
  )
}
