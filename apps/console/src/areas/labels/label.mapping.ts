import {
  designChanges,
  type LabelElement,
  type LabelStock,
  type LabelTemplate,
  mediaOf,
  newTemplate,
  stockOf,
} from '@greenroom/labels'
import { countOf, numbers } from '@greenroom/ui'
import { checkRecord } from '@greenroom/validation'
import { type FormFields, isSame, labeledFields } from '#forms/form-fields.ts'
import { designOf, type Label, type LabelInput, type LabelUse } from './label.atoms.ts'

/** A template while it is designed. */
export type LabelForm = {
  name: string
  use: LabelUse
  status: Label['status']
  stock: LabelStock
  elements: readonly LabelElement[]
}

const LABELS = { name: 'Name', use: 'Use', status: 'Status', stock: 'Size', elements: 'Elements' } as const

const fields = labeledFields<LabelForm>(LABELS, {
  stock: ({ width, height, density }) =>
    `${numbers.text(width)} × ${numbers.text(height)} dots, ${density} dots per mm`,
  elements: (elements) => countOf(elements.length, 'element'),
})

/** Elements are merged one by one: two people may move two of them. */
export const LABEL_FIELDS: FormFields<LabelForm> = {
  ...fields,
  changesOf: (name, from, to) => (name === 'elements' ? designChanges(from.elements, to.elements) : undefined),
  fieldOf: (path) => (path.startsWith('design') ? 'elements' : fields.fieldOf(path)),
  rowsOf: (name) => (name === 'elements' ? { keyOf: ({ id }: LabelElement) => id, same: isSame } : undefined),
}

/** The form of a stored template; a new one is a roll of the size of section 5. */
export function formOfLabel(stored: Label | undefined): LabelForm {
  if (stored) {
    const { stock, elements } = designOf(stored)
    return { name: stored.name, use: stored.use, status: stored.status, stock, elements }
  }
  const stock = stockOf(mediaOf('roll-56x30')!, 8)
  return { name: '', use: 'HANG_TAG', status: 'Active', stock, elements: [] }
}

export function templateOf({ name, stock, elements }: Pick<LabelForm, 'name' | 'stock' | 'elements'>): LabelTemplate {
  return { ...newTemplate(name), stock, elements }
}

export function inputOf(form: LabelForm): LabelInput {
  return { use: form.use, status: form.status, design: templateOf(form) }
}

/** The rules of the template's own fields; the engine reports those of its elements. */
export function checkLabel({ name }: LabelForm, restricted: string) {
  return checkRecord('labelTemplate', { name }, restricted)
}
