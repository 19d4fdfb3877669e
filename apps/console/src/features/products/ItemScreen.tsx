import { explainDenied } from '@greenroom/permissions'
import { EmptyState, Screen, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { ChangedNotice } from './ChangedNotice.tsx'
import { itemEditorAtom } from './item.atoms.ts'
import { ItemEditor } from './ItemEditor.tsx'
import { PRODUCTS } from './paths.ts'

/** Main Info: the item of `itemID`, or a new one without it. */
export function ItemScreen() {
  const [params] = useSearchParams()
  const itemID = params.get('itemID') ?? undefined
  const mayWrite = useAccess('CATALOG_PRODUCT').write
  const [reloads, setReloads] = useState(0)
  const editor = useMemo(() => ({ reloads, atom: itemEditorAtom(itemID) }), [itemID, reloads])
  if (itemID === undefined && !mayWrite) {
    return (
      <Screen title="New item" width="form">
        <EmptyState title="You don't have permission">{explainDenied('CATALOG_PRODUCT', 'WRITE')}</EmptyState>
      </Screen>
    )
  }
  return (
    <ScreenBoundary
      key={`${itemID} ${reloads}`}
      frame={(content) => (
        <Screen title={itemID ?? 'New item'} width="form">
          {content}
        </Screen>
      )}
    >
      {itemID !== undefined && <ChangedNotice itemID={itemID} onReload={() => setReloads(reloads + 1)} />}
      <LoadedItem
        itemID={itemID}
        editorAtom={editor.atom}
        from={{ settlement: params.get('isSettlement') === 'true', artist: params.has('entitlement') }}
      />
    </ScreenBoundary>
  )
}

type LoadedItemProps = {
  itemID: string | undefined
  editorAtom: ReturnType<typeof itemEditorAtom>
  from: { settlement: boolean; artist: boolean }
}

function LoadedItem({ itemID, editorAtom, from }: LoadedItemProps) {
  const { item, settings } = useAtomValue(editorAtom)
  if (itemID === undefined || item) return <ItemEditor {...{ item, from, settings }} />
  return (
    <Screen title="Item not found" width="form">
      <EmptyState title={`No item with ID ${itemID}`} action={<TextLink href={PRODUCTS}>Go to Products</TextLink>}>
        It may have another ID, or belong to another company.
      </EmptyState>
    </Screen>
  )
}
