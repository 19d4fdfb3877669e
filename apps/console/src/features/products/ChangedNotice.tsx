import { Banner, Button } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import banners from '#app/banners.module.css'
import { anyDirtyAtom } from '#app/dirty.atoms.ts'
import { useChange } from '#app/use-change.ts'

/** Says that somebody else has changed the item on screen. What is being typed is never replaced. */
export function ChangedNotice({ itemID, onReload }: { itemID: string; onReload: () => void }) {
  const [isChanged, setChanged] = useState(false)
  const dirty = useAtomValue(anyDirtyAtom)
  useChange((change) => {
    if (change?.entity === 'item' && (change.ids?.includes(itemID) ?? true)) setChanged(true)
  })
  if (!isChanged) return null
  return (
    <div className={banners.plain}>
      <Banner title="Changed by a colleague" action={!dirty && <Button onPress={onReload}>Reload</Button>}>
        {dirty ? 'When you save, you will see both versions and choose.' : 'Reload to see the item as it is now.'}
      </Banner>
    </div>
  )
}
