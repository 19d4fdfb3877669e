import { Banner, Button } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import styles from './banners.module.css'
import { anyDirtyAtom } from '#browser/open-forms.atoms.ts'
import { newReleaseAtom } from './release.atoms.ts'

/** Offers a new release. Users with unsaved changes can wait. */
export function ReleaseBar() {
  const isAvailable = useAtomValue(newReleaseAtom)
  const dirty = useAtomValue(anyDirtyAtom)
  if (!isAvailable) return null
  return (
    <div className={styles.plain}>
      <Banner
        title="A new release is ready"
        action={
          <Button onPress={() => window.location.reload()} disabled={dirty}>
            Reload
          </Button>
        }
      >
        {dirty ? 'Save your changes first, then reload to use it.' : 'Reload to use it. You stay signed in.'}
      </Banner>
    </div>
  )
}
