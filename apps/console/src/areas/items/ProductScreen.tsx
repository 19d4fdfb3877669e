import { EmptyState, Screen, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { PageNotFound } from '#shell/PageNotFound.tsx'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { useAllowed, useMay } from '#session/may.ts'
import { useAtomValues } from '#data/use-resource.ts'
import { type ItemQuery, readItemQuery } from './list/item-query.ts'
import { itemSettingsAtom } from './form/item-settings.atoms.ts'
import { itemRecord } from './form/item.atoms.ts'
import { ItemEditor } from './form/ItemEditor.tsx'
import { draftOwnerAtom } from '#forms/kept-draft.ts'
import { keptItem } from './form/kept-item.ts'
import { PRODUCTS } from './paths.ts'
import { tabsOf } from './product-tabs.tsx'

/** Loaded beside the item, because it says something later at most. */
const ChangedNotice = lazy(async () => ({ default: (await import('./form/ChangedNotice.tsx')).ChangedNotice }))
/** Loaded on demand, because bulk edit is large and rarely used. */
const BulkEditScreen = lazy(async () => ({ default: (await import('./bulk/BulkEditScreen.tsx')).BulkEditScreen }))

/** All tabs of one item, or bulk edit (section 2, editMode). */
export function ProductScreen() {
  const [params] = useSearchParams()
  const query = useMemo(() => readItemQuery(params), [params])
  if (!query.bulk) return <ItemPages query={query} />
  return (
    <ScreenBoundary frame={(content) => <Screen title="Bulk edit">{content}</Screen>}>
      <BulkEditScreen />
    </ScreenBoundary>
  )
}

/** All tabs of the item `itemID`, or of a new item without one. They share one form. */
function ItemPages({ query }: { query: ItemQuery }) {
  const { itemID } = query
  const { denied } = useMay('createItem')
  const [reloads, setReloads] = useState(0)
  if (itemID === undefined && denied) {
    return (
      <Screen title="New item" width="record">
        <EmptyState title="You don't have permission">{denied}</EmptyState>
      </Screen>
    )
  }
  return (
    <ScreenBoundary
      key={`${itemID} ${reloads}`}
      frame={(content) => (
        <Screen title={itemID ?? 'New item'} width="record">
          {content}
        </Screen>
      )}
    >
      {itemID !== undefined && (
        <Suspense>
          <ChangedNotice itemID={itemID} onReload={() => setReloads(reloads + 1)} />
        </Suspense>
      )}
      <LoadedItem query={query} />
    </ScreenBoundary>
  )
}

function LoadedItem({ query }: { query: ItemQuery }) {
  const { itemID } = query
  const owner = useAtomValue(draftOwnerAtom)
  const [item, settings, draft] = useAtomValues(itemRecord(itemID), itemSettingsAtom, keptItem(itemID, owner))
  const path = useParams()['*']
  const tabs = useAllowed(tabsOf(item))
  const tab = tabs.find((one) => one.path === path)
  if (itemID !== undefined && !item) {
    return (
      <Screen title="Item not found" width="record">
        <EmptyState title={`No item with ID ${itemID}`} action={<TextLink href={PRODUCTS}>Go to Products</TextLink>}>
          It may have another ID, or belong to another company.
        </EmptyState>
      </Screen>
    )
  }
  if (!tab) return <PageNotFound />
  return <ItemEditor {...{ item, query, settings, draft, tabs, tab }} />
}
