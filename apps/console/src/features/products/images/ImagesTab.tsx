import { isSystemItem } from '@greenroom/permissions'
import { Skeleton } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { useChange } from '#app/use-change.ts'
import { useLoadingAtom } from '#app/use-loading-atom.ts'
import type { Item } from '../product-row.ts'
import { learnGalleryAtom, openedGalleryAtom, reloadGalleryAtom } from './gallery.atoms.ts'
import { GalleryEditor } from './GalleryEditor.tsx'

/** The pictures of an item: added, put in order, described and removed. Each change is saved as it is made. */
export function ImagesTab({ item: { itemID } }: { item: Item }) {
  const openedAtom = useLoadingAtom(openedGalleryAtom, [itemID])
  return (
    <ScreenBoundary fallback={<Skeleton rows={6} />}>
      <LoadedGallery itemID={itemID} openedAtom={openedAtom} />
    </ScreenBoundary>
  )
}

type LoadedGalleryProps = { itemID: string; openedAtom: ReturnType<typeof openedGalleryAtom> }

function LoadedGallery({ itemID, openedAtom }: LoadedGalleryProps) {
  const opened = useAtomValue(openedAtom)
  const learn = useSetAtom(learnGalleryAtom)
  const reload = useSetAtom(reloadGalleryAtom)
  const { write, denied } = useAccess('CATALOG_PRODUCT')
  useEffect(() => learn(itemID, opened), [learn, itemID, opened])
  useChange((change) => {
    const isThis = change === null || (change.entity === 'image' && (change.ids?.includes(itemID) ?? true))
    if (isThis) void reload(itemID)
  })
  return <GalleryEditor itemID={itemID} opened={opened} readOnly={!write || denied || isSystemItem(itemID)} />
}
