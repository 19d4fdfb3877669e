import { type FileForm } from '@greenroom/validation'
import { Card, Select } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { changeFormAtom, type Draft } from './draft.atoms.ts'
import { FORM_NAMES } from './form-plan.ts'
import styles from './imports.module.css'

const FORMS = Object.entries(FORM_NAMES).map(([id, label]) => ({ id, label }))

const NOTES: Readonly<Record<FileForm, string>> = {
  own: 'Read to the letter: what nobody has changed since it was exported changes nothing.',
  shopify: 'Each variant becomes an item of its product. What is taken from each column is listed below.',
  square: 'Each variation becomes an item of its product. What is taken from each column is listed below.',
  other: 'Say below which column is what.',
}

/** What the file was recognised as by its header row, to be corrected. */
export function FormCard({ draft: { plan } }: { draft: Draft }) {
  const change = useSetAtom(changeFormAtom)
  return (
    <Card title="What this file is">
      <div className={styles.field}>
        <Select
          label="Recognised by its header row"
          options={FORMS}
          value={plan.form}
          onChange={(id) => void change(id as FileForm)}
        />
        <p className={styles.about}>{NOTES[plan.form]}</p>
      </div>
    </Card>
  )
}
