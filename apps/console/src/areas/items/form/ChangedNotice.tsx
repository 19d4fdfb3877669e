import { Banner, Button } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import banners from '#shell/banners/banners.module.css'
import { useResource } from '#data/use-resource.ts'
import { changedMeanwhile } from '#failures/conflict-words.ts'
import { anyDirtyAtom } from '#browser/open-forms.atoms.ts'
import { ownNameAtom } from '#session/session.atoms.ts'
import { itemRecord, lastSaver } from './item.atoms.ts'

/** Names who changed the item: a colleague, or the user in another window. Typed values are never replaced. */
export function ChangedNotice({ itemID, onReload }: { itemID: string; onReload: () => void }) {
  const { outdated, reload } = useResource(itemRecord(itemID))
  const { value: who, loading } = useResource(outdated ? lastSaver(itemID) : undefined)
  const me = useAtomValue(ownNameAtom)
  const dirty = useAtomValue(anyDirtyAtom)
  function reloadItem() {
    void reload()
    onReload()
  }

  if (!outdated || loading) return null
  return (
    <div className={banners.plain}>
      <Banner
        title={changedMeanwhile({ who, me }, 'this item')}
        action={!dirty && <Button onPress={reloadItem}>Reload</Button>}
      >
        {dirty
          ? "When you save, you'll see both versions and choose which changes to keep."
          : 'Reload to see the latest version.'}
      </Banner>
    </div>
  )
}
