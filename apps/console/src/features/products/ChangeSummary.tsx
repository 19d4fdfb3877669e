import { Button, isRowChanged, Popover } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useFormPart, useItemFormScope, useVariantsScope, whole } from './item-form-context.ts'
import { changedFields, valueIn } from './item.mapping.ts'
import styles from './item.module.css'
import { fieldLabel, fieldList, valueText } from './value-text.ts'

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
        <div className={styles.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">From</th>
                <th scope="col">To</th>
              </tr>
            </thead>
            <tbody>
              {changed.map((name) => (
                <tr key={name}>
                  <th scope="row">{fieldLabel(name, settings)}</th>
                  <td>{valueText(name, valueIn(loaded.form, name), settings)}</td>
                  <td>{valueText(name, valueIn(form, name), settings)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Popover>
    </span>
  )
}
