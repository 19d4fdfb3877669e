import { Banner, Button } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { previewAtom } from '#session/preview.atoms.ts'
import { useNavigate } from 'react-router-dom'
import { leavePreviewAtom } from '#session/start-preview.atoms.ts'
import styles from './banners.module.css'

const PreviewTools = lazy(() => import('./PreviewTools.tsx').then((module) => ({ default: module.PreviewTools })))

/** Says that the console is shown as a role or a user sees it, and where. */
export function PreviewBanner() {
  const preview = useAtomValue(previewAtom)
  const leavePreview = useSetAtom(leavePreviewAtom)
  const navigate = useNavigate()
  if (!preview) return null

  function leave() {
    leavePreview()
    void navigate(preview!.back)
  }

  return (
    <div className={styles.fixed}>
      <Banner
        tone="warning"
        title={`Preview as ${preview.name}`}
        action={
          <div className={styles.actions}>
            <Suspense>
              <PreviewTools preview={preview} />
            </Suspense>
            <Button onPress={leave}>Leave</Button>
          </div>
        }
      >
        You see what this role sees, limited to your own access. You can't change anything.
      </Banner>
    </div>
  )
}
