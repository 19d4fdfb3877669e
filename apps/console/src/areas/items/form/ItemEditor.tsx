import { isBuildToOrder } from '@greenroom/cto'
import { Checkbox, Form, SaveBar, Screen, TextLink, toasts } from '@greenroom/ui'
import { type CheckContext, PACKAGE } from '@greenroom/catalog'
import { atom, useAtomValue, useStore } from 'jotai'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { itemPath } from '#screens/item-path.ts'
import { locationsAtom } from '#data/company.atoms.ts'
import { FormConflict } from '#forms/FormConflict.tsx'
import { firstFormState } from '#forms/form-state.ts'
import { useKeptDraft } from '#forms/kept-draft.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useSaveKey } from '#forms/use-save-key.ts'
import { mayCall } from '#session/may.ts'
import { grantsAtom } from '#session/session.atoms.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { type Entitled, entitledToArtist } from '../entitled-to-artist.ts'
import { afterCreate, type ItemQuery, madeFor } from '../list/item-query.ts'
import type { Item } from '../list/product-row.ts'
import { listPathAtom } from '../list/products.atoms.ts'
import type { ProductTab } from '../product-tab.ts'
import { NO_VARIANTS } from '../variants/variants-state.ts'
import { AutoIDContext, ItemContext, ItemFormContext } from './item-form-context.ts'
import { type DraftForm, formOfStored, type ItemFormStart, type KeptItem } from './item-form.ts'
import { itemRights } from './item-rights.ts'
import { FIRST_OPEN } from '../sections/item-sections.ts'
import type { ItemSettings } from './item-settings.atoms.ts'
import { newItemForm } from './item.mapping.ts'
import { ITEM_DRAFT } from './kept-item.ts'
import { ItemRail } from '../sections/ItemRail.tsx'
import { ItemSections } from '../sections/ItemSections.tsx'
import styles from '../item.module.css'
import { PrintItemLabels } from './PrintItemLabels.tsx'
import { ProductState } from './ProductState.tsx'
import { useAutoID } from './use-auto-id.ts'
import { type ItemFormModel, useItemForm } from './use-item-form.ts'

/** Loaded where an item can't be changed. */
const LockedNotice = lazy(async () => ({ default: (await import('./LockedNotice.tsx')).LockedNotice }))
/** Loaded once something changes. */
const ChangeSummary = lazy(async () => ({ default: (await import('./ChangeSummary.tsx')).ChangeSummary }))

type ItemEditorProps = {
  /** The item to edit; undefined for a new item. */
  item?: Item
  query: ItemQuery
  settings: ItemSettings
  /** The draft that was kept through a reload. */
  draft?: KeptItem
  tabs: readonly ProductTab[]
  /** The tab on screen. */
  tab: ProductTab
}

/** The page around an item's form: title, rail, save bar, leave question and conflict. */
export function ItemEditor({ item: opened, query, settings, draft, tabs, tab }: ItemEditorProps) {
  const navigate = useNavigate()
  const store = useStore()
  const { search } = useLocation()
  const grants = useAtomValue(grantsAtom)
  const listPath = useAtomValue(listPathAtom)
  const formID = useId()
  const [item, setItem] = useState(opened)
  const [another, setAnother] = useState(false)
  const rights = useMemo(() => itemRights(grants, opened?.itemID), [grants, opened])
  const context = useMemo((): CheckContext => {
    const { restricted, alsoRequired, parentOf, priceDecimals } = settings
    // A new variant has an ID of its own.
    const locked = new Set([...rights.locked].filter((name) => name !== 'itemID'))
    const rules = { restricted, alsoRequired, parentOf, priceDecimals }
    return { mode: opened ? 'edit' : 'create', ...rules, hidden: rights.hidden, locked }
  }, [opened, settings, rights])
  const [openAtom] = useState(() => atom(FIRST_OPEN))
  const [start] = useState(() => startOf(opened, query, draft, mayCall(grants, 'listPackageComponents').may))
  const { entitlement } = query
  const model = useItemForm({ start, context, settings, openAtom, entitlement, onSaved, goOn })
  const { stateAtom, dispatch, variantsAtom, picturesAtom, setTyping } = model
  const scope = useMemo(() => {
    const mayReadPackaging = mayCall(grants, 'listPackageComponents').may
    return { stateAtom, dispatch, rights, context, settings, mayReadPackaging }
  }, [stateAtom, dispatch, rights, context, settings, grants])
  const itemScope = useMemo(
    () => ({ item, variantsAtom, picturesAtom, openAtom, setTyping }),
    [item, variantsAtom, picturesAtom, openAtom, setTyping],
  )
  const autoID = useAutoID(stateAtom, dispatch)
  useKeptDraft(ITEM_DRAFT, query.itemID, {
    atoms: [stateAtom, variantsAtom],
    dirtyAtom: model.dirtyAtom,
    draft: async () => (await import('./item-draft.ts')).draftOfItem(store.get(stateAtom), store.get(variantsAtom)),
    isRestored: draft !== undefined,
  })

  function onSaved(saved: Item, entitled: readonly Entitled[], isNew: boolean) {
    const { itemID, name } = saved
    const link = isNew ? { text: `Open ${itemID}`, href: itemPath(itemID) } : undefined
    toasts.show({ tone: 'success', title: 'Item has been modified/created', text: name, link })
    void announceArtists(name, entitled)
    if (!isNew) setItem(saved)
  }

  function goOn(saved: Item, isNew: boolean) {
    if (!isNew) return
    const created = { itemID: saved.itemID, isCto: isBuildToOrder(saved) }
    if (!another) return void navigate(afterCreate(query, created, listPath))
    model.restart(saved)
    autoID.discardID()
    document.getElementsByName('name')[0]?.focus()
  }

  /** Announces the artists that an item was entitled to. */
  async function announceArtists(name: string, entitled: readonly Entitled[]) {
    if (entitled.length === 0) return
    const locations = await store.get(locationsAtom)
    for (const { locationID, withVariants } of entitled) {
      const artist = locations.find(({ id, type }) => type === 'ARTIST' && id === locationID)
      if (artist) toasts.show({ tone: 'success', title: entitledToArtist(name, artist.name, withVariants) })
    }
  }

  useSaveKey(() => {
    const form = document.querySelector<HTMLFormElement>(`form#${CSS.escape(formID)}`)
    if (form) form.requestSubmit()
    else void model.submitChanges()
  }, rights.readOnly)

  return (
    <Screen
      width="record"
      title={item ? item.name : 'New item'}
      record={item?.name}
      badges={item && item.itemStatus !== 'Active' && <ProductState item={item} />}
      context={item && changedWords(item, settings)}
      back={<TextLink href={listPath}>Products</TextLink>}
      actions={
        item ? (
          <PrintItemLabels item={item} />
        ) : (
          <Checkbox checked={another} onChange={setAnother}>
            Create another
          </Checkbox>
        )
      }
    >
      <ItemFormContext value={scope}>
        <ItemContext value={itemScope}>
          <div className={styles.page}>
            <ItemRail {...{ item, tabs }} current={tab} search={search.slice(1)} dirty={model.isDirty} />
            <div className={styles.body}>
              {item && rights.readOnly && (
                <Suspense>
                  <LockedNotice itemID={item.itemID} />
                </Suspense>
              )}
              {item && tab.Tab ? (
                <ScreenBoundary key={tab.path}>
                  <tab.Tab item={item} />
                </ScreenBoundary>
              ) : (
                <AutoIDContext value={autoID}>
                  <Form
                    id={formID}
                    aria-label="Item"
                    submitsOnEnter={false}
                    onSubmit={() => void model.submitChanges()}
                  >
                    <ItemSections tab={tab} tabs={tabs} />
                  </Form>
                </AutoIDContext>
              )}
            </div>
          </div>
          {!rights.readOnly && (!tab.Tab || model.isDirty) && (
            <ItemBar model={model} form={tab.Tab ? undefined : formID} />
          )}
        </ItemContext>
      </ItemFormContext>
    </Screen>
  )
}

/**
 * The bar of the one draft that all tabs share; a tab without the form shows it while there is something to save.
 * Separate from the form, because it renders on every change.
 */
function ItemBar({ model, form }: { model: ItemFormModel; form: string | undefined }) {
  const state = useAtomValue(model.stateAtom)
  const { problem, saving } = state
  return (
    <>
      <SaveBar
        form={form}
        changes={
          model.isDirty && (
            <Suspense>
              <ChangeSummary />
            </Suspense>
          )
        }
        error={problem && <ProblemText {...problem} />}
        pending={saving}
        onSave={() => void model.submit()}
        onDiscard={model.discard}
      />
      <FormConflict model={{ ...model, ...state }} />
    </>
  )
}

function startOf(
  opened: Item | undefined,
  query: ItemQuery,
  draft: KeptItem | undefined,
  mayReadPackaging: boolean,
): ItemFormStart {
  if (draft) return draft.startOver(opened)
  const stored = opened && { item: opened, parts: {} }
  const typed = query.isPackage && mayReadPackaging && { type: String(PACKAGE) }
  const base: DraftForm = stored
    ? formOfStored(stored)
    : { ...newItemForm(madeFor(query)), ...typed, hints: [], components: [] }
  return { state: firstFormState(stored, base), variants: NO_VARIANTS }
}

function changedWords({ itemID, updatedBy, updatedAt }: Item, { formats }: ItemSettings) {
  const who = updatedBy ? ` by ${updatedBy}` : ''
  return `${itemID} · Changed${who} ${formats.when(updatedAt)}`
}
