import { Select, TextField } from '@greenroom/ui'
import { type ItemFieldName, itemTypeChoices } from '@greenroom/catalog'
import { useStore } from 'jotai'
import { lazy, Suspense } from 'react'
import { type ListEntry, narrowed, optionsOf } from '../list/product-lists.ts'
import { useFormPart, useItemFormScope } from './item-form-context.ts'
import { chosenValues } from './item-values.ts'
import { LIST_KIND_OF } from './list-kind-of.ts'

/** Loaded behind the form: it is large, and until then the field shows its choice. */
const EntryChoice = lazy(async () => ({ default: (await import('#records/entries/EntryChoice.tsx')).EntryChoice }))

type ItemChoiceProps = { name: ItemFieldName; label: string; readOnly: boolean; error?: string; required?: boolean }

/** Lists short enough to show whole, and the label for no choice where it is allowed. */
const SHORT_LISTS: Partial<Record<ItemFieldName, string | null>> = {
  type: null,
  itemStatus: null,
  reportingMode: null,
  skuType: 'No SKU type',
  royaltyLevel: 'No royalty level',
}

/** The parent field, whose choice filters the list. */
const ABOVE: Partial<Record<ItemFieldName, 'department' | 'category'>> = {
  category: 'department',
  subcategory: 'category',
}

/**
 * A choice from one of the company's lists. Category and subcategory offer the children of the choice above. Users who
 * may write the list can create what it lacks.
 */
export function ItemChoice(props: ItemChoiceProps) {
  const { name } = props
  const { stateAtom, dispatch, settings, mayReadPackaging } = useItemFormScope()
  const store = useStore()
  const { lists } = settings
  const above = ABOVE[name]
  const value = useFormPart(({ form }) => String(form[name]))
  const before = useFormPart(({ base }) => String(base[name]))
  const parent = useFormPart(({ form }) => (above ? String(form[above]) : ''))
  const options = optionsOf(entries(), [value, before])
  const none = SHORT_LISTS[name]

  function entries(): readonly ListEntry[] | undefined {
    if (name !== 'type') return parent ? narrowed(lists[name], [parent]) : lists[name]
    const types = itemTypeChoices(before, mayReadPackaging).map((type) => String(type.value))
    return lists.type?.filter(({ id }) => types.includes(id))
  }

  const choose = (id: string) =>
    dispatch({ do: 'change', values: chosenValues(store.get(stateAtom).form, name, id, lists) })
  const field = { ...props, options, value, onChange: choose }
  if (none !== undefined) return <Select {...field} none={none ?? undefined} />
  const shown = <TextField {...props} value={options.find(({ id }) => id === value)?.label ?? value} readOnly />
  const kind = LIST_KIND_OF.get(name)
  if (props.readOnly || !kind) return shown
  return (
    <Suspense fallback={shown}>
      <EntryChoice {...field} {...{ kind, parent }} placeholder="None" />
    </Suspense>
  )
}
