import { useItemFormScope } from './item-form-context.ts'
import { type FormField, type ItemForm, valueIn } from './item.mapping.ts'
import styles from './item.module.css'
import { fieldLabel, valueText } from './value-text.ts'

type ChangeTableProps = { changed: readonly FormField[]; before: ItemForm; after: ItemForm }

/** What Save would change, field by field. */
export function ChangeTable({ changed, before, after }: ChangeTableProps) {
  const { settings } = useItemFormScope()
  return (
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
              <td>{valueText(name, valueIn(before, name), settings)}</td>
              <td>{valueText(name, valueIn(after, name), settings)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
