import { Banner, Button } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import banners from '#shell/banners/banners.module.css'
import { anyDirtyAtom } from '#forms/dirty.atoms.ts'
import { useResource } from '#data/use-resource.ts'
import { itemRecord } from './item.atoms.ts'

/** Tells the user that someone else changed the item. Typed values are never replaced. */
export function ChangedNotice({ itemID, onReload }: { itemID: string; onReload: () => void }) {
  const { outdated, reload } = useResource(itemRecord(itemID))
  const dirty = useAtomValue(anyDirtyAtom)
  function reloadItem() {
    void reload()
    onReload()
  }

  if (!outdated) return null
  return (
    <div className={banners.plain}>
      <Banner title="Changed by a colleague" action={!dirty && <Button onPress={reloadItem}>Reload</Button>}>
        {dirty
          ? "When you save, you'll see both versions and choose which changes to keep."
          : 'Reload to see the latest version.'}
      </Banner>
    </div>
  )
}
