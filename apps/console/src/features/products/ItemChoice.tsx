import { ComboBox, Select } from '@greenroom/ui'
import { type ItemFieldName, itemTypeChoices } from '@greenroom/validation'
import { useFormPart, useItemFormScope } from './item-form-context.ts'
import { type ListEntry, narrowed, optionsOf } from './product-lists.ts'

type ItemChoiceProps = { name: ItemFieldName; label: string; readOnly: boolean; error?: string; required?: boolean }

/** Lists so short that all of it is seen at once, and what stands for nothing where nothing may be chosen. */
const SHORT_LISTS: Partial<Record<ItemFieldName, string | null>> = {
  type: null,
  itemStatus: null,
  reportingMode: null,
  skuType: 'No SKU type',
  royaltyLevel: 'No royalty level',
}

/** The field above, whose choice narrows the list. */
const ABOVE: Partial<Record<ItemFieldName, 'department' | 'category'>> = {
  category: 'department',
  subcategory: 'category',
}

/** A choice from one of the company's lists. Category and subcategory offer what stands below the choice above. */
export function ItemChoice(props: ItemChoiceProps) {
  const { name } = props
  const { dispatch, settings, mayReadPackaging } = useItemFormScope()
  const { lists } = settings
  const above = ABOVE[name]
  const value = useFormPart(({ form }) => String(form[name]))
  const before = useFormPart(({ loaded }) => String(loaded.form[name]))
  const parent = useFormPart(({ form }) => (above ? String(form[above]) : ''))
  const options = optionsOf(entries(), [value, before])
  const none = SHORT_LISTS[name]

  function entries(): readonly ListEntry[] | undefined {
    if (name !== 'type') return parent ? narrowed(lists[name], [parent]) : lists[name]
    const types = itemTypeChoices(before, mayReadPackaging).map((type) => String(type.value))
    return lists.type?.filter(({ id }) => types.includes(id))
  }

  const field = { ...props, options, value, onChange: (id: string) => dispatch({ do: 'choose', name, id, lists }) }
  if (none === undefined) return <ComboBox {...field} placeholder={props.readOnly ? undefined : 'None'} />
  return <Select {...field} none={none ?? undefined} />
}
