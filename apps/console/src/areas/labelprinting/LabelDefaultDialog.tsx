import { ITEM_TYPES } from '@greenroom/catalog'
import { LABEL_USES } from '@greenroom/labels'
import type { components } from '@greenroom/openapi'
import { FieldGrid, Select } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { usePlaceOptions } from '#data/use-place-options.ts'
import { labeledFields } from '#forms/form-fields.ts'
import { useForm } from '#forms/use-form.ts'
import { ActionButton } from '#records/ActionButton.tsx'
import { RecordDialog } from '#records/RecordDialog.tsx'
import { deleteLabelDefaultAtom, type LabelDefault, saveLabelDefaultAtom } from './label-defaults.atoms.ts'
import { ANY_LOCATION, ANY_TYPE } from './label-defaults.columns.ts'
import { printChoicesAtom } from './label-print.atoms.ts'
import { NO_PRINTER, printerOption } from './print-form.ts'

type LabelDefaultDialogProps = {
  /** Undefined for a new one. */
  opened: LabelDefault | undefined
  onClose: () => void
}

type Values = Record<keyof typeof LABELS, string>

const LABELS = { templateID: 'Template', itemType: 'Item type', location: 'Location', printerID: 'Printer' }

const TYPES = ITEM_TYPES.map(({ value, label }) => ({ id: String(value), label }))

/** Adds, changes or deletes a label default. */
export function LabelDefaultDialog({ opened, onClose }: LabelDefaultDialogProps) {
  const { templates, printers } = useAtomValue(printChoicesAtom)
  const places = usePlaceOptions()
  const save = useSetAtom(saveLabelDefaultAtom)
  const remove = useSetAtom(deleteLabelDefaultAtom)
  const model = useForm<Values, LabelDefault>(
    opened,
    {
      one: 'label default',
      fields: labeledFields<Values>(LABELS),
      formOf: (stored) => ({
        templateID: stored?.templateID ?? '',
        itemType: String(stored?.itemType ?? ''),
        location: stored?.location ?? '',
        printerID: stored?.printerID ?? '',
      }),
      check: ({ templateID }) => (templateID ? [] : [{ field: 'templateID', message: 'Choose a template.' }]),
      save: (form, { stored, headers }) => save(stored, bodyOf(form), headers),
    },
    { record: opened ? 'id' : 'new' },
  )
  const { use } = templates.find(({ templateID }) => templateID === model.form.templateID) ?? opened ?? {}
  const field = (name: keyof Values, readOnly: boolean) => ({
    name,
    label: LABELS[name],
    value: model.form[name],
    error: model.issues[name],
    readOnly,
    onChange: (value: string) => model.change({ [name]: value }),
  })

  async function perform() {
    await remove(opened!.labelDefaultID)
    model.allowLeaving()
    onClose()
  }

  return (
    <RecordDialog
      operation={opened ? 'updateLabelDefault' : 'createLabelDefault'}
      title={opened ? 'Label default' : 'New label default'}
      one="label default"
      save={opened ? 'Save' : 'Add default'}
      done={({ templateName }) => `The default ${templateName} has been saved`}
      onSaved={onClose}
      {...{ model, onClose }}
      aside={
        opened && (
          <ActionButton
            label="Delete"
            operation="deleteLabelDefault"
            danger
            question={{ title: 'Delete this default?', text: `${opened.templateName} itself stays.` }}
            act={perform}
            done="The default has been deleted"
            failed="The default couldn't be deleted"
          />
        )
      }
    >
      {(readOnly) => (
        <FieldGrid>
          <Select
            {...field('templateID', readOnly)}
            description={use && `Use: ${LABEL_USES[use]}`}
            placeholder="Choose a template"
            options={withStored(
              templates.map(({ templateID, name, use }) => ({ id: templateID, label: name, hint: LABEL_USES[use] })),
              opened && { id: opened.templateID, label: opened.templateName, hint: 'Inactive' },
            )}
            required
          />
          <Select {...field('printerID', readOnly)} none={NO_PRINTER} options={printers.map(printerOption)} />
          <Select {...field('itemType', readOnly)} none={ANY_TYPE} options={TYPES} />
          <Select
            {...field('location', readOnly)}
            none={ANY_LOCATION}
            options={withStored(
              places,
              opened?.location ? { id: opened.location, label: opened.locationName ?? opened.location } : undefined,
            )}
          />
        </FieldGrid>
      )}
    </RecordDialog>
  )
}

type Choice = { id: string; label: string; hint?: string | undefined }

/** A stored choice stays, even if it is not offered any more. */
function withStored(options: readonly Choice[], stored: Choice | undefined): readonly Choice[] {
  return !stored || options.some(({ id }) => id === stored.id) ? options : [...options, stored]
}

function bodyOf({ templateID, printerID, itemType, location }: Values): components['schemas']['LabelDefaultInput'] {
  return {
    templateID,
    printerID: printerID || null,
    itemType: itemType ? (Number(itemType) as components['schemas']['ItemType']) : null,
    location: location || null,
  }
}
