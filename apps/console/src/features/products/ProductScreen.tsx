import { accessTo, explainDenied } from '@greenroom/permissions'
import { EmptyState, Screen, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { lazy, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { PageNotFound } from '#app/PageNotFound.tsx'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { grantsAtom, useAccess } from '#app/session.atoms.ts'
import { useLoadingAtom } from '#app/use-loading-atom.ts'
import { ChangedNotice } from './ChangedNotice.tsx'
import { type ItemQuery, readItemQuery } from './item-query.ts'
import { itemEditorAtom } from './item.atoms.ts'
import { ItemEditor } from './ItemEditor.tsx'
import { PRODUCTS } from './paths.ts'
import { tabsOf } from './product-tabs.tsx'

/** Seldom needed, and heavy. */
const BulkEditScreen = lazy(async () => ({ default: (await import('./bulk/BulkEditScreen.tsx')).BulkEditScreen }))

/** All pages of one item, or the bulk edit of many (section 2, editMode). */
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

/** All pages of one item: that of `itemID`, or a new one without it. The form lives on while one moves among them. */
function ItemPages({ query }: { query: ItemQuery }) {
  const { itemID } = query
  const mayWrite = useAccess('CATALOG_PRODUCT').write
  const [reloads, setReloads] = useState(0)
  const editorAtom = useLoadingAtom(itemEditorAtom, [itemID], reloads)
  if (itemID === undefined && !mayWrite) {
    return (
      <Screen title="New item" width="record">
        <EmptyState title="You don't have permission">{explainDenied('CATALOG_PRODUCT', 'WRITE')}</EmptyState>
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
      {itemID !== undefined && <ChangedNotice itemID={itemID} onReload={() => setReloads(reloads + 1)} />}
      <LoadedItem query={query} editorAtom={editorAtom} />
    </ScreenBoundary>
  )
}

type LoadedItemProps = { query: ItemQuery; editorAtom: ReturnType<typeof itemEditorAtom> }

function LoadedItem({ query, editorAtom }: LoadedItemProps) {
  const { itemID } = query
  const { item, settings, draft } = useAtomValue(editorAtom)
  const grants = useAtomValue(grantsAtom)
  const path = useParams()['*']
  const tabs = useMemo(() => tabsOf(item, (feature) => accessTo(grants, feature).read), [item, grants])
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
