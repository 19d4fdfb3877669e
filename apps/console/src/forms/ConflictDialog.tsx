import { Button, Dialog, RadioGroup } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { ownNameAtom } from '#session/session.atoms.ts'
import { changedMeanwhile } from '#failures/conflict-words.ts'
import type { FormFields, Name } from './form-fields.ts'
import type { FormConflict } from './form-state.ts'
import styles from './forms.module.css'
import type { MergedField, Side } from './merge-forms.ts'

type ConflictDialogProps<Form, Stored> = {
  /** The kind of record in words: "user". */
  one: string
  conflict: FormConflict<Form, Stored>
  /** As loaded. */
  base: Form
  /** As typed. */
  mine: Form
  fields: FormFields<Form>
  onSave: (choices: Readonly<Partial<Record<string, Side>>>) => void
  onClose: () => void
}

/** Shown for a blank value, where a gap would look like an error. */
const BLANK = 'Empty'

/** Someone, or the user in another window, saved changes to the same fields first: the user chooses which value to keep for each. */
export function ConflictDialog<Form extends object, Stored>(props: ConflictDialogProps<Form, Stored>) {
  const { one, conflict, base, mine, fields, onSave, onClose } = props
  const { who, serverVersion, merge } = conflict
  const me = useAtomValue(ownNameAtom)
  const [choices, setChoices] = useState<Readonly<Partial<Record<string, Side>>>>({})
  const overlaps = merge.fields.filter((field) => field.overlaps)
  const merged = merge.fields.filter((field) => !field.overlaps)
  const text = (form: Form, name: Name<Form>) =>
    fields.changesOf?.(name, base, form)?.join('; ') || fields.textOf(name, form) || BLANK

  return (
    <Dialog
      title={changedMeanwhile({ who, me }, `this ${one}`)}
      open
      keepOpen
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Back to the form</Button>
          <Button
            variant="primary"
            disabled={!overlaps.every(({ name }) => choices[name])}
            onPress={() => onSave(choices)}
          >
            {`Save merged ${one}`}
          </Button>
        </>
      }
    >
      <p>
        Your changes are kept.{' '}
        {overlaps.length > 0 ? 'Choose where both of you changed the same field.' : 'You changed different fields.'}
      </p>
      <div className={styles.overlaps}>
        {overlaps.map(({ name }) => (
          <RadioGroup
            key={name}
            label={fields.labelOf(name)}
            description={`Original: ${text(base, name)}`}
            options={[
              { id: 'mine', label: `Yours: ${text(mine, name)}` },
              { id: 'theirs', label: `Theirs: ${text(serverVersion, name)}` },
            ]}
            value={choices[name] ?? ''}
            onChange={(side) => setChoices({ ...choices, [name]: side as Side })}
          />
        ))}
      </div>
      {merged.length > 0 && <MergedFields {...{ base, mine, serverVersion, fields, text }} merged={merged} />}
    </Dialog>
  )
}

type MergedFieldsProps<Form> = {
  merged: readonly MergedField<Form>[]
  base: Form
  mine: Form
  serverVersion: Form
  fields: FormFields<Form>
  text: (form: Form, name: Name<Form>) => string
}

/** The fields without a choice. */
function MergedFields<Form>({ merged, base, mine, serverVersion, fields, text }: MergedFieldsProps<Form>) {
  return (
    <>
      <h3 className={styles.heading}>Merged automatically</h3>
      <div className={styles.table}>
        <table>
          <thead>
            <tr>
              {['Field', 'Original', 'Yours', 'Theirs'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {merged.map(({ name, changedBy }) => (
              <tr key={name}>
                <th scope="row">{fields.labelOf(name)}</th>
                <td>{text(base, name)}</td>
                <td>{changedBy === 'theirs' ? 'Unchanged' : text(mine, name)}</td>
                <td>{changedBy === 'mine' ? 'Unchanged' : text(serverVersion, name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
