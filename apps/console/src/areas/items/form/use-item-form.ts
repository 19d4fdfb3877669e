import type { CheckContext } from '@greenroom/catalog'
import { atom, type PrimitiveAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { Issues } from '#forms/form-fields.ts'
import { type FormKind, useFormMachine } from '#forms/use-form.ts'
import { type Entitled, entitledAtOnce, entitledBy } from '../entitled-to-artist.ts'
import type { EntitledTo } from '../list/item-query.ts'
import type { Item } from '../list/product-row.ts'
import { PRODUCT_TABS, tabPath } from '../paths.ts'
import { nextVariants } from '../variants/variant-rows.ts'
import { withoutChanges } from '../variants/variants-state.ts'
import {
  DRAFT_FIELDS,
  type DraftForm,
  type DraftWords,
  formOfStored,
  type ItemFormStart,
  type StoredItem,
} from './item-form.ts'
import { sectionOf } from '../sections/item-sections.ts'
import type { ItemSettings } from './item-settings.atoms.ts'
import { formOfItem, newItemForm, nextItemForm } from './item.mapping.ts'

type ItemFormOptions = {
  start: ItemFormStart
  context: CheckContext
  settings: ItemSettings
  openAtom: PrimitiveAtom<ReadonlySet<string>>
  /** Where a new item is entitled right after it is created. */
  entitlement: EntitledTo | undefined
  onSaved: (saved: Item, entitled: readonly Entitled[], isNew: boolean) => void
  /** Called after `onSaved`, unless the user is leaving for another page. */
  goOn: (saved: Item, isNew: boolean) => void
}

/** Loaded once something changes. */
const loadSaving = () => import('../saving/item-saving.ts')

/** Loaded on demand, because it is rarely needed. */
const loadParts = async () => (await import('./part-loads.atoms.ts')).loadPartsAtom

/** The draft of an item, its variants and its parts, and its save. */
export function useItemForm({ start, context, settings, openAtom, entitlement, onSaved, goOn }: ItemFormOptions) {
  const store = useStore()
  const unfold = useSetAtom(openAtom)
  const [variantsAtom] = useState(() => atom(start.variants))
  const [picturesAtom] = useState(() => atom<readonly File[]>([]))
  const [variantsDirtyAtom] = useState(() => atom((get) => get(variantsAtom).isDirty))
  const [besides] = useState(() => ({
    isDirtyAtom: atom((get) => get(variantsDirtyAtom) || get(picturesAtom).length > 0),
    isMarkedAtom: atom((get) => get(variantsAtom).issues.size > 0),
    holds: (field: string) => field.startsWith('variants.'),
  }))
  const words = useRef<DraftWords>(null)
  const entitled = useRef<readonly Entitled[]>([])
  const saving = async () => (await loadSaving()).itemSaving({ store, variantsAtom, context, settings, entitlement })

  const kind: FormKind<DraftForm, StoredItem> = {
    one: 'item',
    fields: {
      ...DRAFT_FIELDS,
      labelOf: (name) => words.current?.labelOf(name) ?? name,
      textOf: (name, form) => words.current?.textOf(name, form) ?? '',
    },
    besides,
    formOf: (stored) => (stored ? formOfStored(stored) : newItemForm()),
    check: async (form, stored) => (await saving()).check(form, stored),
    messagesOver: async (issues) => (await saving()).messagesOver(issues),
    async save(form, save) {
      const hasVariants = store.get(variantsDirtyAtom)
      entitled.current = save.stored ? entitledBy(form.entitlements ?? []) : entitledAtOnce(entitlement, hasVariants)
      return (await saving()).save(form, save)
    },
    async current(current, base) {
      const item = current as Item
      words.current = (await import('./draft-words.ts')).draftWords(settings)
      return { item, parts: await store.set(await loadParts(), item.itemID, base) }
    },
    refused: async (failure, form) => (await saving()).refused(failure, form),
    refusal: async (failure, form, stored) => (await saving()).refusal(failure, form, stored),
    onMarked(issues: Issues) {
      unfold((open) => new Set([...open, ...Object.keys(issues).flatMap((name) => sectionOf(name) ?? [])]))
    },
    onSaved({ item }, before) {
      const pictures = store.get(picturesAtom)
      if (pictures.length > 0) void upload(item.itemID, pictures)
      store.set(picturesAtom, [])
      onSaved(item, entitled.current, before === undefined)
    },
    goOn: ({ item }, before) => goOn(item, before === undefined),
  }

  const machine = useFormMachine(start.state.stored, kind, { within: PRODUCT_TABS, record: 'itemID' }, start.state)
  const isDirty = useAtomValue(machine.dirtyAtom)
  const { stateAtom } = machine
  useEffect(() => {
    let { form } = store.get(stateAtom)
    return store.sub(stateAtom, () => {
      const before = form
      form = store.get(stateAtom).form
      for (const column of ['costPrice', 'sellingPrice'] as const) {
        const [from, to] = [String(before[column]), String(form[column])]
        if (from !== to) store.set(variantsAtom, (now) => nextVariants(now, { do: 'inherit', column, from, to }))
      }
    })
  }, [store, stateAtom, variantsAtom])
  useEffect(() => {
    // A failure to load it is reported by the save.
    if (isDirty) loadSaving().catch(() => undefined)
  }, [isDirty])

  /** Goes on when the page is left; the top bar shows it. */
  async function upload(itemID: string, files: readonly File[]) {
    const { uploadAtom } = await import('../images/uploads.atoms.ts')
    await store.set(uploadAtom, itemID, tabPath('images', new URLSearchParams({ itemID }).toString()), files)
  }

  return {
    ...machine,
    variantsAtom,
    picturesAtom,
    isDirty,
    /** Starts over with a new item that copies the saved one. */
    restart: (item: Item) =>
      machine.dispatch({ do: 'restart', stored: undefined, base: nextItemForm(formOfItem(item)) }),
    discard() {
      const [variants, pictures] = [store.get(variantsAtom), store.get(picturesAtom)]
      machine.discard(() => {
        if (variants.isDirty) store.set(variantsAtom, variants)
        store.set(picturesAtom, pictures)
      })
      store.set(variantsAtom, withoutChanges)
      store.set(picturesAtom, [])
    },
  }
}

export type ItemFormModel = ReturnType<typeof useItemForm>
