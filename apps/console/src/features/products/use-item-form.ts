import { ApiError, conflictOf, explain } from '@greenroom/api-client'
import { type CheckContext, checkItem, CORRECT_MARKED_FIELDS } from '@greenroom/validation'
import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { atomWithReducer } from 'jotai/utils'
import { useState } from 'react'
import { createItemAtom, updateItemAtom } from './item.atoms.ts'
import { changedFields, createBody, formOfItem, type ItemForm, updateBody } from './item.mapping.ts'
import { type FormState, isDirty, type Loaded, nextFormState } from './item-form-state.ts'
import type { EntitledTo } from './item-query.ts'
import { issuesByField, refusalOf } from './item-issues.ts'
import type { Item } from './product-row.ts'
import { useVariants } from './variants/use-variants.ts'
import type { VariantsState } from './variants/variant-rows.ts'

/** Why a save failed: the sentence of section 8, and what the server said. */
export type SaveFailure = { title: string; detail?: string }

/** Form and variants as they are opened. */
export type FormStart = { state: FormState; variants: VariantsState }

/**
 * The form of one item and its save: why it was not saved, and what a colleague saved first. What is typed lives in
 * atoms, so that the caller renders anew only when the form becomes dirty or clean. A new item is entitled at once where
 * it was made for.
 */
export function useItemForm(start: FormStart, context: CheckContext, entitlement?: EntitledTo) {
  const create = useSetAtom(createItemAtom)
  const update = useSetAtom(updateItemAtom)
  const [stateAtom] = useState(() => atomWithReducer(start.state, nextFormState))
  const variants = useVariants(start.variants, context)
  const [dirtyAtom] = useState(() => atom((get) => isDirty(get(stateAtom)) || get(variants.dirtyAtom)))
  const store = useStore()
  const entitled = entitlement && { entitlements: [entitlement] }
  const dispatch = useSetAtom(stateAtom)
  const [failure, setFailure] = useState<SaveFailure>()
  const [saving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<Item>()

  function load(loaded: Loaded, sent = store.get(stateAtom).form) {
    dispatch({ do: 'load', loaded, sent })
    setFailure(undefined)
    setTheirs(undefined)
  }

  /** Answers the item as saved; undefined when it was not, and then the form says why. */
  async function save(): Promise<Item | undefined> {
    const { form: wanted, loaded } = store.get(stateAtom)
    const issues = issuesByField(checkItem(wanted, { ...context, ...variants.requirement() }))
    dispatch({ do: 'mark', issues })
    setSaving(true)
    try {
      const wrong = [
        ...(Object.keys(issues).length > 0 ? [CORRECT_MARKED_FIELDS] : []),
        ...(await variants.problems(wanted)),
      ]
      setFailure(wrong.length > 0 ? { title: wrong[0]!, detail: wrong.slice(1).join(' ') } : undefined)
      return wrong.length > 0 ? undefined : await send(wanted, loaded)
    } catch (refused) {
      await refuse(refused, wanted)
    } finally {
      setSaving(false)
    }
  }

  async function send(wanted: ItemForm, { form: before, version }: Loaded): Promise<Item> {
    const matrix = await variants.body(wanted)
    if (version === undefined) return create({ ...createBody(wanted, context), ...matrix, ...entitled })
    const item = await update({ ...updateBody(before, wanted, version, context), ...matrix })
    await variants.reload(item, false)
    load({ form: formOfItem(item), version: item.version }, wanted)
    return item
  }

  async function refuse(refused: unknown, wanted: ItemForm) {
    const { name, itemID } = wanted
    const current = conflictOf<Item>(refused)?.current
    if (current && current.itemID !== itemID) {
      await variants.reload({ ...current, itemID: String(itemID) }, true)
      const who = current.updatedBy ?? 'Somebody'
      const detail = 'What you typed is kept on top of what they saved. Look at its row and save again.'
      return setFailure({ title: `${who} changed ${current.itemID} in the meantime.`, detail })
    }
    if (current) return setTheirs(current)
    const { issues, others } = refusalOf(refused)
    const isMarked = Object.keys(issues).length > 0
    dispatch({ do: 'mark', issues })
    await variants.markRefused(refused instanceof ApiError ? refused.errors : [], wanted)
    setFailure({
      title: context.mode === 'edit' ? "Item couldn't be modified" : `${String(name)} couldn't be created`,
      detail: (isMarked ? [...others, CORRECT_MARKED_FIELDS] : [explain(refused).message]).join(' '),
    })
  }

  /** Goes on with a merge: their version is what it changes now. */
  async function saveMerged(merged: ItemForm, current: Item): Promise<Item | undefined> {
    const base = { form: formOfItem(current), version: current.version }
    const mine = changedFields(base.form, merged)
    load(base)
    dispatch({ do: 'change', values: merged })
    return mine.length > 0 || store.get(variants.dirtyAtom) ? save() : current
  }

  return {
    stateAtom,
    dispatch,
    variantsAtom: variants.variantsAtom,
    isDirty: useAtomValue(dirtyAtom),
    failure,
    saving,
    theirs,
    load,
    save,
    saveMerged,
    closeConflict: () => setTheirs(undefined),
    discard: () => {
      load(store.get(stateAtom).loaded)
      variants.discard()
    },
  }
}

export type ItemFormModel = ReturnType<typeof useItemForm>
