import { isBuildToOrder } from '@greenroom/cto'
import { accessTo } from '@greenroom/permissions'
import { Checkbox, Form, SaveBar, Screen, TextLink, toasts } from '@greenroom/ui'
import type { CheckContext } from '@greenroom/validation'
import { useAtomValue, useStore } from 'jotai'
import { lazy, Suspense, useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { itemPath } from '#app/item-path.ts'
import { useLeaveQuestion } from '#app/leave-question.tsx'
import { locationsAtom } from '#app/reference.atoms.ts'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { grantsAtom } from '#app/session.atoms.ts'
import { entitledToArtist } from './entitled-to-artist.ts'
import { type ItemDraft, startOfDraft } from './item-draft.ts'
import { AutoIDContext, ItemFormContext, VariantsContext } from './item-form-context.ts'
import { firstFormState } from './item-form-state.ts'
import { afterCreate, type ItemQuery, madeFor } from './item-query.ts'
import { itemRights } from './item-rights.ts'
import type { ItemSettings } from './item.atoms.ts'
import { formOfItem, type ItemForm, newItemForm, nextItemForm } from './item.mapping.ts'
import { ItemSections } from './ItemSections.tsx'
import { LockedNotice } from './LockedNotice.tsx'
import { PRODUCT_TABS } from './paths.ts'
import type { Item } from './product-row.ts'
import type { ProductTab } from './product-tabs.tsx'
import { ProductTabBar } from './ProductTabBar.tsx'
import { listPathAtom } from './products.atoms.ts'
import { ProductState } from './ProductState.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { useAutoID } from './use-auto-id.ts'
import { useItemDraft } from './use-item-draft.ts'
import { useItemForm } from './use-item-form.ts'
import { NO_VARIANTS } from './variants/variant-rows.ts'

/** Not before something is changed. */
const ChangeSummary = lazy(async () => ({ default: (await import('./ChangeSummary.tsx')).ChangeSummary }))

/** Seldom needed, and as heavy as the rest of the form together. */
const ConflictDialog = lazy(async () => ({ default: (await import('./ConflictDialog.tsx')).ConflictDialog }))

type ItemEditorProps = {
  /** The item to change; without one a new item is made. */
  item?: Item
  query: ItemQuery
  settings: ItemSettings
  /** What was typed before the page was loaded anew. */
  draft?: ItemDraft
  tabs: readonly ProductTab[]
  /** The one shown. */
  tab: ProductTab
}

/** One item with everything around its form: title, tabs, save bar, leave question, conflict. */
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
    return { mode: opened ? 'edit' : 'create', restricted: settings.restricted, hidden: rights.hidden }
  }, [opened, settings, rights])
  const [start] = useState(() => {
    if (draft) return startOfDraft(draft)
    const loaded = opened
      ? { form: formOfItem(opened), version: opened.version }
      : { form: newItemForm(madeFor(query)) }
    return { state: firstFormState(loaded), variants: NO_VARIANTS }
  })
  const model = useItemForm(start, context, query.entitlement)
  const { stateAtom, dispatch, variantsAtom } = model
  const scope = useMemo(() => {
    const mayReadPackaging = accessTo(grants, 'CATALOG_PACKAGING').read
    return { stateAtom, dispatch, rights, context, settings, mayReadPackaging }
  }, [stateAtom, dispatch, rights, context, settings, grants])
  const variants = useMemo(() => ({ item, variantsAtom }), [item, variantsAtom])
  const autoID = useAutoID((itemID) => dispatch({ do: 'changeID', itemID }))
  useItemDraft(query.itemID, model)
  useEffect(() => {
    if (draft)
      toasts.show({ title: 'What you typed is back', text: 'It was not saved before the page was loaded anew.' })
  }, [draft])
  const leaveFreely = useLeaveQuestion(model.isDirty, { within: PRODUCT_TABS, record: 'itemID' })

  async function save() {
    if (!model.isDirty || model.saving || model.theirs) return
    finish(await model.save())
  }

  async function saveMerged(merged: ItemForm, theirs: Item) {
    finish(await model.saveMerged(merged, theirs))
  }

  function finish(saved: Item | undefined) {
    if (!saved) return
    const { itemID, name } = saved
    const link = item ? undefined : { text: `Open ${itemID}`, href: itemPath(itemID) }
    toasts.show({ tone: 'success', title: 'Item has been modified/created', text: name, link })
    if (item) return setItem(saved)
    void sayArtist(name)
    if (!another) {
      leaveFreely()
      return navigate(afterCreate(query, isBuildToOrder(saved), listPath))
    }
    model.load({ form: nextItemForm(formOfItem(saved)) })
    autoID.useUp()
    document.getElementsByName('name')[0]?.focus()
  }

  /** Whom a new item was made for, where that is an artist. */
  async function sayArtist(name: string) {
    const { type, locationID } = query.entitlement ?? {}
    if (type !== 'ARTIST') return
    const artist = (await store.get(locationsAtom)).find(({ id }) => id === locationID)
    toasts.show({ tone: 'success', title: entitledToArtist(name, artist?.name ?? String(locationID)) })
  }

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || rights.readOnly) return
    event.preventDefault()
    document.querySelector<HTMLFormElement>(`form#${CSS.escape(formID)}`)?.requestSubmit()
  })
  useEffect(() => {
    window.addEventListener('keydown', saveByKey)
    return () => window.removeEventListener('keydown', saveByKey)
  }, [])

  return (
    <Screen
      width="record"
      title={item ? item.name : 'New item'}
      badges={item && item.itemStatus !== 'Active' && <ProductState item={item} />}
      context={item && changedWords(item, settings)}
      back={<TextLink href={listPath}>Products</TextLink>}
      actions={
        !item && (
          <Checkbox checked={another} onChange={setAnother}>
            Create another
          </Checkbox>
        )
      }
    >
      <ItemFormContext value={scope}>
        <VariantsContext value={variants}>
          <ProductTabBar {...{ item, tabs }} current={tab} search={search.slice(1)} />
          {item && <LockedNotice itemID={item.itemID} readOnly={rights.readOnly} />}
          {item && tab.Tab ? (
            <ScreenBoundary key={tab.path}>
              <tab.Tab item={item} />
            </ScreenBoundary>
          ) : (
            <AutoIDContext value={autoID}>
              <Form id={formID} aria-label="Item" onSubmit={save}>
                <ItemSections tab={tab} />
              </Form>
            </AutoIDContext>
          )}
          {!rights.readOnly && !tab.Tab && (
            <SaveBar
              form={formID}
              changes={
                model.isDirty && (
                  <Suspense>
                    <ChangeSummary />
                  </Suspense>
                )
              }
              error={model.failure && <SaveProblem {...model.failure} />}
              pending={model.saving}
              onDiscard={model.discard}
            />
          )}
          {model.theirs && (
            <Suspense>
              <ConflictDialog
                theirs={model.theirs}
                onSave={(merged) => model.theirs && saveMerged(merged, model.theirs)}
                onClose={model.closeConflict}
              />
            </Suspense>
          )}
        </VariantsContext>
      </ItemFormContext>
    </Screen>
  )
}

function changedWords({ itemID, updatedBy, updatedAt }: Item, { formats }: ItemSettings) {
  const who = updatedBy ? ` by ${updatedBy}` : ''
  return `${itemID} · Changed${who} on ${formats.dateTime(updatedAt)}`
}
