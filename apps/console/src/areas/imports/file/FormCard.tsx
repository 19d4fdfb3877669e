import type { FileForm } from '@greenroom/imports'
import { Card, Select } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { DialectFields } from '#records/import/DialectFields.tsx'
import { NotationField } from '#records/import/NotationField.tsx'
import { changeDialectAtom, changeFormAtom, changePlanAtom, type Draft, readingAtom } from './draft.atoms.ts'
import { FORM_NAMES } from '../reading/form-plan.ts'
import styles from '../imports.module.css'

const FORMS = Object.entries(FORM_NAMES).map(([id, label]) => ({ id, label }))

const NOTES: Readonly<Record<FileForm, string>> = {
  own: "Imported exactly as written. Rows you haven't edited since the export change nothing.",
  shopify: 'Each variant becomes an item. The columns we import are listed below.',
  square: 'Each variation becomes an item. The columns we import are listed below.',
  woocommerce: 'Each product or variation becomes an item. The columns we import are listed below.',
  lightspeed: 'Each row becomes an item. The columns we import are listed below.',
  other: 'Map the columns below.',
}

/** The detected file format and how the file is written, which the user can correct. */
export function FormCard({ draft: { opened, plan, remembered } }: { draft: Draft }) {
  const change = useSetAtom(changeFormAtom)
  const changeDialect = useSetAtom(changeDialectAtom)
  return (
    <Card title="What this file is">
      <div className={styles.field}>
        <Select
          label="Recognized by its header row"
          options={FORMS}
          value={plan.form}
          onChange={(id) => void change(id as FileForm)}
        />
        <p className={styles.about}>
          {plan.form === 'other' && remembered
            ? 'The columns are those of the last import with this header.'
            : NOTES[plan.form]}
        </p>
      </div>
      <div className={`${styles.field} ${styles.dialect}`}>
        <DialectFields dialect={opened.dialect} onChange={(dialect) => void changeDialect(dialect)} />
      </div>
      {!('sheet' in opened.dialect) && <Notation plan={plan} />}
    </Card>
  )
}

/** How the file writes numbers; known once it has been read. */
function Notation({ plan: { options } }: Pick<Draft, 'plan'>) {
  const reading = useAtomValue(readingAtom)
  const change = useSetAtom(changePlanAtom)
  const isRead = reading.at === 'read'
  return (
    <div className={styles.field}>
      <NotationField
        numbers={isRead ? reading.summary : { notation: options.notation }}
        placeholder={isRead ? undefined : 'Found when the file is read'}
        onChange={(notation) => void change({ options: { ...options, notation } })}
      />
    </div>
  )
}
