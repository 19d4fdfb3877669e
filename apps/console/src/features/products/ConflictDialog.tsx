import { Button, Dialog, RadioGroup } from '@greenroom/ui'
import { useState } from 'react'
import { useFormPart, useItemFormScope, whole } from './item-form-context.ts'
import { mergedForm, type MergeField, mergeFields, type Side } from './item-merge.ts'
import { type FormField, formOfItem, type ItemForm, valueIn } from './item.mapping.ts'
import styles from './item.module.css'
import type { Item } from './product-row.ts'
import { fieldLabel, valueText } from './value-text.ts'

type ConflictDialogProps = {
  /** The item as the server has it now. */
  theirs: Item
  onSave: (merged: ItemForm) => void
  onClose: () => void
}

/**
 * Somebody else saved first. What only one of both changed is merged; where both changed a field to different values,
 * the user chooses. Closing it goes back to the form with everything that was typed.
 */
export function ConflictDialog({ theirs, onSave, onClose }: ConflictDialogProps) {
  const { settings } = useItemFormScope()
  const { loaded, form: mine } = useFormPart(whole)
  const original = loaded.form
  const [choices, setChoices] = useState<Partial<Record<FormField, Side>>>({})
  const theirForm = formOfItem(theirs)
  const fields = mergeFields(original, mine, theirForm)
  const overlaps = fields.filter((field) => field.overlaps)
  const merged = fields.filter((field) => !field.overlaps)
  const who = theirs.updatedBy ?? 'Somebody'
  const text = (form: ItemForm, name: FormField) => valueText(name, valueIn(form, name), settings)
  const label = (name: FormField) => fieldLabel(name, settings)
  const isChosen = overlaps.every(({ name }) => choices[name])

  return (
    <Dialog
      title={`${who} changed this item in the meantime`}
      open
      keepOpen
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Back to the form</Button>
          <Button
            variant="primary"
            disabled={!isChosen}
            onPress={() => onSave(mergedForm(mine, theirForm, fields, choices))}
          >
            Save merged item
          </Button>
        </>
      }
    >
      <p>
        Saved by {who} on {settings.formats.dateTime(theirs.updatedAt)}. Nothing of yours is lost.{' '}
        {overlaps.length > 0 ? 'Choose where both of you changed the same field.' : 'You changed different fields.'}
      </p>
      <div className={styles.overlaps}>
        {overlaps.map(({ name }) => (
          <RadioGroup
            key={name}
            label={label(name)}
            description={`Before both of you: ${text(original, name)}`}
            options={[
              { id: 'mine', label: `Yours: ${text(mine, name)}` },
              { id: 'theirs', label: `Theirs: ${text(theirForm, name)}` },
            ]}
            value={choices[name] ?? ''}
            onChange={(side) => setChoices({ ...choices, [name]: side as Side })}
          />
        ))}
      </div>
      {merged.length > 0 && <MergedFields fields={merged} {...{ original, mine, theirForm, text, label }} />}
    </Dialog>
  )
}

type MergedFieldsProps = {
  fields: readonly MergeField[]
  original: ItemForm
  mine: ItemForm
  theirForm: ItemForm
  text: (form: ItemForm, name: FormField) => string
  label: (name: FormField) => string
}

/** What needs no answer. */
function MergedFields({ fields, original, mine, theirForm, text, label }: MergedFieldsProps) {
  return (
    <>
      <h3 className={styles.heading}>Merged, nothing to choose</h3>
      <div className={styles.table}>
        <table>
          <thead>
            <tr>
              {['Field', 'Before', 'Yours', 'Theirs'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map(({ name, changedBy }) => (
              <tr key={name}>
                <th scope="row">{label(name)}</th>
                <td>{text(original, name)}</td>
                <td>{changedBy === 'theirs' ? 'Unchanged' : text(mine, name)}</td>
                <td>{changedBy === 'mine' ? 'Unchanged' : text(theirForm, name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
