import { Button, countOf, isRowChanged, Popover } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { draftWords } from './draft-words.ts'
import { useFormPart, useItemFormScope, useItemScope, whole } from './item-form-context.ts'
import { DRAFT_FIELDS } from './item-form.ts'
import forms from '#forms/forms.module.css'
import styles from '../item.module.css'
import { labelList } from '../value-text.ts'

/** What Save would change: the names of the fields, with old and new values on demand. */
export function ChangeSummary() {
  const { settings } = useItemFormScope()
  const words = draftWords(settings)
  const { base, form, stored } = useFormPart(whole)
  const changed = DRAFT_FIELDS.differing(base, form)
  const { sheet } = useAtomValue(useItemScope().variantsAtom)
  const variants = sheet.rows.filter(isRowChanged).length
  if (!stored) return 'New item, not saved yet'
  const matrix = countOf(variants, 'variant new or changed', 'variants new or changed')
  if (changed.length === 0) return variants > 0 ? matrix : 'Unsaved changes'
  return (
    <span className={styles.changes}>
      {countOf(changed.length, 'field changed', 'fields changed')}: {labelList(changed.map(words.labelOf))}
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
        <div className={forms.table}>
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
                  <th scope="row">{words.labelOf(name)}</th>
                  <td>{words.textOf(name, base)}</td>
                  <td>{words.textOf(name, form)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Popover>
    </span>
  )
}
