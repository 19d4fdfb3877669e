import { explain } from '@greenroom/api-client'
import { Banner, Button, Card, ProgressBar, TextLink } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { lazy, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { dropFileAtom } from './draft.atoms.ts'
import { applyImportAtom, cancelImportAtom, type Import } from './import.atoms.ts'
import { ImportFrame } from './ImportFrame.tsx'
import { ImportLists } from './ImportLists.tsx'
import styles from './imports.module.css'
import { items } from './item-words.ts'

/** Few files name pictures. */
const ImportedPictures = lazy(async () => ({ default: (await import('./ImportedPictures.tsx')).ImportedPictures }))

/** The writing of the items, and what became of it. */
export function ApplyStep({ one }: { one: Import }) {
  const { importID, fileName, state, counts } = one
  const apply = useSetAtom(applyImportAtom)
  const cancel = useSetAtom(cancelImportAtom)
  const drop = useSetAtom(dropFileAtom)
  const navigate = useNavigate()
  const { write } = useAccess('CATALOG_IMPORT')
  const [failure, setFailure] = useState<unknown>()
  const applyAgain = () => {
    setFailure(undefined)
    apply(importID).catch(setFailure)
  }
  const again = () => {
    drop()
    void navigate('/app/catalog/import')
  }
  const actions = write && state !== 'APPLYING' && <Button onPress={again}>Import another file</Button>
  return (
    <ImportFrame step={state === 'APPLIED' ? 4 : 3} context={fileName} actions={actions}>
      {failure !== undefined && (
        <Banner tone="danger" title="The import could not be applied">
          {explain(failure).message}
        </Banner>
      )}
      {state === 'APPLYING' && <Applying one={one} onCancel={write ? () => void cancel(importID) : undefined} />}
      {state === 'APPLIED' && counts && (
        <Banner
          tone="success"
          title="The catalog is up to date with the file"
          action={<TextLink href="/app/catalog/products">Go to Products</TextLink>}
        >
          {items(counts.create)} created, {items(counts.update)} updated, {items(counts.unchanged)} unchanged.
          {counts.rejected > 0 && ` ${counts.rejected.toLocaleString()} rows were rejected; download them below.`}
        </Banner>
      )}
      {state === 'FAILED' && (
        <Banner
          tone="danger"
          title="The import failed"
          action={write && <Button onPress={applyAgain}>Apply again</Button>}
        >
          {one.failure} Nothing in the catalog has been changed.
        </Banner>
      )}
      {state === 'CANCELLED' && (
        <Banner tone="info" title="The import was cancelled">
          Nothing in the catalog has been changed by it.
        </Banner>
      )}
      {state === 'APPLIED' && (
        <ScreenBoundary fallback={null}>
          <ImportedPictures importID={importID} />
        </ScreenBoundary>
      )}
      {counts && state === 'APPLIED' && <ImportLists one={one} />}
    </ImportFrame>
  )
}

function Applying({ one: { done, total }, onCancel }: { one: Import; onCancel?: () => void }) {
  return (
    <Card>
      <ProgressBar
        label="Writing the items"
        value={done}
        max={Math.max(total, 1)}
        text={`${done.toLocaleString()} of ${total.toLocaleString()} items`}
        action={onCancel && <Button onPress={onCancel}>Cancel</Button>}
      />
      <p className={styles.note}>
        It goes on when you leave this page. All items are written at once at the end, or none of them.
      </p>
    </Card>
  )
}
