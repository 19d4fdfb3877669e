import { ComboBox, Select } from '@greenroom/ui'
import { type ItemFieldName, itemTypeChoices } from '@greenroom/validation'
import { useItemFormScope } from './item-form-context.ts'
import { droppedBelow, type ListEntry, narrowed, optionsOf } from './product-lists.ts'

type ItemChoiceProps = { name: ItemFieldName; label: string; readOnly: boolean; error?: string; required?: boolean }

/** Lists so short that all of it is seen at once, and what stands for nothing where nothing may be chosen. */
const SHORT_LISTS: Partial<Record<ItemFieldName, string | null>> = {
  type: null,
  itemStatus: null,
  reportingMode: null,
  skuType: 'No SKU type',
  royaltyLevel: 'No royalty level',
}

/** A choice from one of the company's lists. Category and subcategory offer what stands below the choice above. */
export function ItemChoice(props: ItemChoiceProps) {
  const { name } = props
  const { model, settings, mayReadPackaging } = useItemFormScope()
  const { lists } = settings
  const { form, loaded } = model
  const value = String(form[name])
  const chosen = [value, String(loaded.form[name])]
  const options = optionsOf(entries(), chosen)
  const none = SHORT_LISTS[name]

  function entries(): readonly ListEntry[] | undefined {
    if (name === 'category') return narrowed(lists.category, parents('department'))
    if (name === 'subcategory') return narrowed(lists.subcategory, parents('category'))
    if (name !== 'type') return lists[name]
    const types = itemTypeChoices(loaded.form.type, mayReadPackaging).map((type) => String(type.value))
    return lists.type?.filter(({ id }) => types.includes(id))
  }

  function parents(above: 'department' | 'category') {
    return form[above] ? [String(form[above])] : []
  }

  function choose(id: string) {
    if (name !== 'department' && name !== 'category') return model.change({ [name]: id })
    const below = { category: String(form.category), subcategory: String(form.subcategory) }
    const dropped = droppedBelow(lists, below, name, id)
    model.change({ [name]: id, ...Object.fromEntries(dropped.map((one) => [one, ''])) })
  }

  const field = { ...props, options, value, onChange: choose }
  if (none === undefined) return <ComboBox {...field} placeholder={props.readOnly ? undefined : 'None'} />
  return <Select {...field} none={none ?? undefined} />
}
