import { MEDIA, mediaOf, stockOf } from '@greenroom/labels'
import { FieldGrid, Select, TextField } from '@greenroom/ui'
import { recordLimit } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { restrictedAtom } from '#data/reference.atoms.ts'
import { useForm } from '#forms/use-form.ts'
import { RecordDialog } from '#records/RecordDialog.tsx'
import { checkLabel, formOfLabel, inputOf, LABEL_FIELDS, type LabelForm } from './label.mapping.ts'
import { createLabelAtom, type Label, type LabelUse } from './label.atoms.ts'
import { useUnit } from './label-view.atoms.ts'
import { sizeText } from './lengths.ts'
import { labelPath } from './paths.ts'
import { USES } from './uses.ts'

const MEDIA_OPTIONS = MEDIA.map(({ id, name }) => ({ id, label: name }))

/** Name, use and size of a new label, which is then designed. */
export function NewLabelDialog({ onClose }: { onClose: () => void }) {
  const unit = useUnit()
  const restricted = useAtomValue(restrictedAtom)
  const create = useSetAtom(createLabelAtom)
  const navigate = useNavigate()
  const model = useForm<LabelForm, Label>(
    undefined,
    {
      one: 'label',
      fields: LABEL_FIELDS,
      formOf: formOfLabel,
      check: (form) => checkLabel(form, restricted),
      save: (form, { headers }) => create(inputOf(form), headers),
    },
    { record: 'new' },
  )
  const { form, issues, change } = model
  return (
    <RecordDialog
      operation="createLabelTemplate"
      title="New label"
      one="label"
      save="Create label"
      {...{ model, onClose }}
      onSaved={({ templateID }) => void navigate(labelPath(templateID), { replace: true })}
      done={({ name }) => `${name} has been created`}
    >
      {(readOnly) => (
        <FieldGrid columns={1}>
          <TextField
            name="name"
            label="Name"
            value={form.name}
            onChange={(name) => change({ name })}
            error={issues['name']}
            readOnly={readOnly}
            required
            autoFocus
            limit={recordLimit('labelTemplate', 'name')}
            autoComplete="off"
          />
          <Select
            name="use"
            label="Use"
            options={USES}
            value={form.use}
            onChange={(use) => change({ use: use as LabelUse })}
            readOnly={readOnly}
          />
          <Select
            name="media"
            label="Roll or sheet"
            description={`${sizeText(form.stock, unit)}. You can change it while you design.`}
            options={MEDIA_OPTIONS}
            value={form.stock.media ?? ''}
            onChange={(id) => change({ stock: stockOf(mediaOf(id)!, form.stock.density) })}
            readOnly={readOnly}
          />
        </FieldGrid>
      )}
    </RecordDialog>
  )
}
