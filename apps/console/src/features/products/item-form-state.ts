import { type CheckContext, checkField, type ItemFieldName, withItemID } from '@greenroom/validation'
import { type Issues, NO_ISSUES, withIssues } from './item-issues.ts'
import { changedFields, type FormField, type FormValue, type ItemForm, withFields } from './item.mapping.ts'
import { droppedBelow, type ProductLists } from './product-lists.ts'
import { ITEM_SECTIONS, sectionOf } from './item-sections.ts'

/** What the form was loaded from. Without a version it is an item still to be created. */
export type Loaded = { form: ItemForm; version?: number }

export type FormState = Readonly<{
  loaded: Loaded
  /** As typed. */
  form: ItemForm
  issues: Issues
  /** Titles of the sections that are unfolded. */
  open: ReadonlySet<string>
}>

export type FormValues = Partial<Record<FormField, FormValue>>

export type FormAction =
  | { do: 'change'; values: FormValues }
  /** A choice from a list. Another department or category takes along what does not stand below it. */
  | { do: 'choose'; name: ItemFieldName; id: string; lists: ProductLists }
  /** A new item's ID. The UPC follows it until it has been given its own (section 4). */
  | { do: 'changeID'; itemID: string }
  /** Checks one field, on leaving it. */
  | { do: 'check'; name: ItemFieldName; context: CheckContext }
  /** Marks fields and unfolds their sections, so that the first one can be shown. */
  | { do: 'mark'; issues: Issues }
  /** Starts over from what the server holds, or from a new item. What was typed since `sent` stays. */
  | { do: 'load'; loaded: Loaded; sent: ItemForm }
  | { do: 'unfold'; title: string; isOpen: boolean }

/** `form` is what was typed before, where it was kept. */
export function firstFormState(loaded: Loaded, form: ItemForm = loaded.form): FormState {
  const open = new Set(ITEM_SECTIONS.flatMap(({ title, folded }) => (folded ? [] : title)))
  return { loaded, form, issues: NO_ISSUES, open }
}

export function nextFormState(state: FormState, action: FormAction): FormState {
  const { form, issues, open } = state
  switch (action.do) {
    case 'change': {
      const names = Object.keys(action.values) as FormField[]
      return { ...state, form: { ...form, ...action.values }, issues: names.reduce(without, issues) }
    }
    case 'choose': {
      const { name, id, lists } = action
      const chosen = { category: String(form.category), subcategory: String(form.subcategory) }
      const dropped = name === 'department' || name === 'category' ? droppedBelow(lists, chosen, name, id) : []
      const values = { ...Object.fromEntries(dropped.map((below) => [below, ''])), [name]: id }
      return nextFormState(state, { do: 'change', values })
    }
    case 'changeID': {
      const next = { ...form, ...withItemID(form, action.itemID) } as ItemForm
      return { ...state, form: next, issues: changedFields(form, next).reduce(without, issues) }
    }
    case 'check': {
      const { name, context } = action
      return { ...state, issues: withIssues(issues, name, checkField(name, form[name], context)) }
    }
    case 'mark': {
      const titles = (Object.keys(action.issues) as FormField[]).flatMap((name) => sectionOf(name) ?? [])
      return { ...state, issues: action.issues, open: new Set([...open, ...titles]) }
    }
    case 'load': {
      const { loaded, sent } = action
      return { ...state, loaded, form: withFields(loaded.form, form, changedFields(sent, form)), issues: NO_ISSUES }
    }
    case 'unfold': {
      const others = [...open].filter((title) => title !== action.title)
      return { ...state, open: new Set(action.isOpen ? [...others, action.title] : others) }
    }
  }
}

/** Whether there is anything to save. */
export function isDirty({ loaded, form }: FormState): boolean {
  return changedFields(loaded.form, form).length > 0
}

function without(issues: Issues, name: FormField): Issues {
  return name in issues ? withIssues(issues, name, []) : issues
}
