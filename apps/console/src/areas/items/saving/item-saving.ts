// The save of an item with its parts and variants, loaded once something changes.
import { ApiError, conflictOf } from '@greenroom/api-client'
import {
  checkComponents,
  type CheckContext,
  checkDraft,
  directPercent,
  messagesOver,
  PACKAGE,
} from '@greenroom/catalog'
import type { createStore, PrimitiveAtom } from 'jotai'
import { locationsAtom } from '#data/company.atoms.ts'
import { ownNameAtom } from '#session/session.atoms.ts'
import { changedMeanwhile } from '#failures/conflict-words.ts'
import type { Issue } from '#forms/form-fields.ts'
import type { Problem } from '#failures/problem.ts'
import type { FormKind, Save } from '#forms/use-form.ts'
import type { EntitledTo } from '../list/item-query.ts'
import type { Item } from '../list/product-row.ts'
import { variantsSaving } from '../variants/save-variants.ts'
import { type VariantsState, withoutChanges } from '../variants/variants-state.ts'
import { attributeIssues, createBody, updateBody } from './item-body.ts'
import { type DraftForm, formOfStored, type StoredItem } from '../form/item-form.ts'
import type { ItemSettings } from '../form/item-settings.atoms.ts'
import { createItemAtom, updateItemAtom } from '../form/item.atoms.ts'
import { newItemForm } from '../form/item.mapping.ts'
import { hintDrafts, partRefusal, partsBody, savedParts } from './part-saving.ts'

type ItemSaving = Required<
  Pick<FormKind<DraftForm, StoredItem>, 'check' | 'messagesOver' | 'save' | 'refused' | 'refusal'>
>

export type ItemSavingOptions = {
  store: ReturnType<typeof createStore>
  variantsAtom: PrimitiveAtom<VariantsState>
  context: CheckContext
  settings: ItemSettings
  /** Where a new item is entitled right after it is created. */
  entitlement: EntitledTo | undefined
}

/** Checks and saves the draft of an item, and words its refusals. */
export function itemSaving({
  store,
  variantsAtom,
  context: shown,
  settings,
  entitlement,
}: ItemSavingOptions): ItemSaving {
  const context = { ...shown, directPercent: directPercent(settings.account) }
  const variants = variantsSaving(store, variantsAtom, context)

  async function check(form: DraftForm, stored: StoredItem | undefined): Promise<Issue[]> {
    const before = stored ? formOfStored(stored) : newItemForm()
    const { variants: rows, context: ofVariants } = await variants.draft(form)
    const draft = { item: form, variants: rows, hints: hintDrafts(form) }
    const found = checkDraft(draft, { ...context, ...ofVariants, stored: stored && before })
    return [
      ...found.filter(({ warning }) => !warning),
      ...variants.mark(found.filter(({ field }) => field.startsWith('variants.'))),
      ...attributeIssues(form, before, settings.attributes),
      ...checkComponents(String(form.itemID), form.components ?? []),
    ]
  }

  async function save(form: DraftForm, { stored, base, changed, headers }: Save<DraftForm, StoredItem>) {
    const names = new Set(changed)
    // They were added before another type was chosen.
    if (form.type !== String(PACKAGE)) names.delete('components')
    const parts = partsBody(form, names, await store.get(locationsAtom))
    const more = { ...variants.body(form), ...parts }
    if (!stored) {
      const entitled = entitlement && { entitlements: [entitlement] }
      const item = await store.set(createItemAtom, { ...createBody(form, context), ...more, ...entitled }, headers)
      store.set(variantsAtom, withoutChanges)
      return { item, parts: {} }
    }
    const body = { ...updateBody(base, form, stored.item.version, context), ...more }
    const item = await store.set(updateItemAtom, body, headers)
    variants.markSaved()
    return { item, parts: savedParts(form) }
  }

  /** Marks the variants that the server refused, and takes over the version of a variant that someone else saved. */
  async function refused(failure: unknown, form: DraftForm): Promise<Problem | undefined> {
    variants.markRefused(failure instanceof ApiError ? failure.errors : [], form)
    const current = conflictOf<Item>(failure)?.current
    if (!current || current.itemID === form.itemID) return undefined
    variants.adopt(current)
    return {
      title: `${changedMeanwhile({ who: current.updatedBy, me: store.get(ownNameAtom) }, current.itemID)}.`,
      lines: ['Your changes are kept. Check the row and save again.'],
    }
  }

  return {
    check,
    messagesOver,
    save,
    refused,
    refusal: (failure, form, stored) =>
      partRefusal(failure, stored) ??
      (stored ? "Item couldn't be modified" : `${String(form.name)} couldn't be created`),
  }
}
