import { explain } from '@greenroom/api-client'
import {
  type CheckContext,
  checkField,
  checkItem,
  CORRECT_MARKED_FIELDS,
  type ItemFieldName,
  withItemID,
} from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { conflictOf, createItemAtom, updateItemAtom } from './item.atoms.ts'
import {
  changedFields,
  createBody,
  formOf,
  formOfItem,
  type FormValue,
  type ItemForm,
  updateBody,
  withFields,
} from './item.mapping.ts'
import { type Issues, issuesByField, NO_ISSUES, refusalOf, withIssues } from './item-issues.ts'
import { ITEM_SECTIONS, sectionOf } from './item-sections.ts'
import type { Item } from './product-row.ts'

/** What the form was loaded from. Without a version it is an item still to be created. */
export type Loaded = { form: ItemForm; version?: number }

/** Why a save failed: the sentence of section 8, and what the server said. */
export type SaveFailure = { title: string; detail?: string }

/** The form of one item: what was loaded, what is typed, what is wrong with it, and the save. */
export function useItemForm(start: Loaded, { restricted, hidden }: Pick<CheckContext, 'restricted' | 'hidden'>) {
  const create = useSetAtom(createItemAtom)
  const update = useSetAtom(updateItemAtom)
  const [loaded, setLoaded] = useState(start)
  const [form, setForm] = useState(start.form)
  const [issues, setIssues] = useState(NO_ISSUES)
  const [failure, setFailure] = useState<SaveFailure>()
  const [saving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<Item>()
  const [open, setOpen] = useState<ReadonlySet<string>>(
    new Set(ITEM_SECTIONS.flatMap(({ title, folded }) => (folded ? [] : title))),
  )
  const context: CheckContext = { mode: loaded.version === undefined ? 'create' : 'edit', restricted, hidden }

  function change(values: Partial<Record<ItemFieldName, FormValue>>) {
    setForm((now) => ({ ...now, ...values }))
    setIssues((now) => (Object.keys(values) as ItemFieldName[]).reduce((left, name) => withIssues(left, name, []), now))
  }

  /** A new item's ID. The UPC follows it until it has been given its own (section 4). */
  function changeID(itemID: string) {
    setForm((now) => formOf(withItemID(now, itemID)))
    setIssues((now) => withIssues(withIssues(now, 'itemID', []), 'upc', []))
  }

  function check(name: ItemFieldName) {
    setIssues((now) => withIssues(now, name, checkField(name, form[name], context)))
  }

  /** Marks fields and opens their sections, so that the first one can be shown. */
  function mark(found: Issues) {
    const titles = (Object.keys(found) as ItemFieldName[]).flatMap((name) => sectionOf(name) ?? [])
    setIssues(found)
    setOpen((now) => new Set([...now, ...titles]))
  }

  /** Starts over from what the server holds, or from a new item. What was typed since `sent` stays. */
  function load(next: Loaded, sent: ItemForm = form) {
    setLoaded(next)
    setForm((now) => withFields(next.form, now, changedFields(sent, now)))
    setIssues(NO_ISSUES)
    setFailure(undefined)
    setTheirs(undefined)
  }

  /** Answers the item as saved; undefined when it was not, and then the form says why. */
  async function save(wanted: ItemForm = form, base: Loaded = loaded): Promise<Item | undefined> {
    const found = issuesByField(checkItem(wanted, context))
    mark(found)
    setFailure(Object.keys(found).length ? { title: CORRECT_MARKED_FIELDS } : undefined)
    if (Object.keys(found).length) return
    setSaving(true)
    try {
      const { version } = base
      const item =
        version === undefined
          ? await create(createBody(wanted, context))
          : await update(updateBody(base.form, wanted, version, context))
      if (version !== undefined) load({ form: formOfItem(item), version: item.version }, wanted)
      return item
    } catch (refused) {
      const current = conflictOf(refused)
      if (current) setTheirs(current)
      else refuse(refused, wanted)
    } finally {
      setSaving(false)
    }
  }

  function refuse(refused: unknown, { name }: ItemForm) {
    const { issues: found, others } = refusalOf(refused)
    const isMarked = Object.keys(found).length > 0
    const words = isMarked ? [...others, CORRECT_MARKED_FIELDS] : [explain(refused).message]
    mark(found)
    setFailure({
      title: context.mode === 'edit' ? "Item couldn't be modified" : `${String(name)} couldn't be created`,
      detail: words.join(' '),
    })
  }

  /** Goes on with a merge: their version is what it changes now. */
  async function saveMerged(merged: ItemForm, current: Item): Promise<Item | undefined> {
    const base = { form: formOfItem(current), version: current.version }
    load(base, merged)
    setForm(merged)
    return changedFields(base.form, merged).length ? save(merged, base) : current
  }

  return {
    loaded,
    form,
    issues,
    failure,
    saving,
    theirs,
    open,
    changed: changedFields(loaded.form, form),
    context,
    change,
    changeID,
    check,
    load,
    save,
    saveMerged,
    closeConflict: () => setTheirs(undefined),
    discard: () => load(loaded, form),
    unfold: (title: string, isOpen: boolean) =>
      setOpen((now) => new Set(isOpen ? [...now, title] : [...now].filter((one) => one !== title))),
  }
}

export type ItemFormModel = ReturnType<typeof useItemForm>
