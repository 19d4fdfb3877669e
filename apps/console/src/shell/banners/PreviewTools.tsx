import type { Preview } from '#session/preview.atoms.ts'
import { PreviewMissing } from './PreviewMissing.tsx'
import { PreviewPlace } from './PreviewPlace.tsx'

/** What is only needed in a preview: where it is, and what the role lacks. */
export function PreviewTools({ preview }: { preview: Preview }) {
  return (
    <>
      <PreviewMissing />
      <PreviewPlace preview={preview} />
    </>
  )
}
