import { Banner, Button, Card, numbers, ProgressBar, TextLink } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { lazy, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ProblemText } from '#failures/ProblemText.tsx'
import { problemOf } from '#failures/problem.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { changeSetPath } from '#screens/change-set-path.ts'
import { toOverrule, useMay } from '#session/may.ts'
import { dropFileAtom } from './file/draft.atoms.ts'
import { applyImportAtom, cancelImportAtom, type Import } from './import.atoms.ts'
import { CheckAgain } from './corrections/CheckAgain.tsx'
import { ImportFrame } from './ImportFrame.tsx'
import { ImportLists } from './ImportLists.tsx'
import { useRefusalOfOthers } from './use-refusal-of-others.ts'
import styles from './imports.module.css'
import { items, rows } from './file/item-words.ts'

/** Loaded on demand, because few files name pictures. */
const ImportedPictures = lazy(async () => ({ default: (await import('./ImportedPictures.tsx')).ImportedPictures }))

/** Loaded on demand, because only an applied import can be undone. */
const ImportUndo = lazy(async () => ({ default: (await import('./ImportUndo.tsx')).ImportUndo }))

/** Shows the progress and the result of applying an import. */
export function ApplyStep({ one }: { one: Import }) {
  const { importID, fileName, state, counts, changeSetID, undoneBy } = one
  const apply = useSetAtom(applyImportAtom)
  const cancel = useSetAtom(cancelImportAtom)
  const drop = useSetAtom(dropFileAtom)
  const navigate = useNavigate()
  const { may } = useMay('applyImport')
  const { may: maySee } = useMay('getChangeSet')
  const denied = useRefusalOfOthers(one)
  const { may: mayCancelAny } = useMay(toOverrule('cancelImport'))
  const mayCancel = mayCancelAny || (may && !denied)
  const [failure, setFailure] = useState<unknown>()
  const applyAgain = () => {
    setFailure(undefined)
    apply(importID).catch(setFailure)
  }
  const again = () => {
    drop()
    void navigate('/app/catalog/import')
  }
  const actions = (
    <>
      {changeSetID && !undoneBy && maySee && (
        <ScreenBoundary fallback={null}>
          <ImportUndo {...{ importID, changeSetID }} />
        </ScreenBoundary>
      )}
      {may && state !== 'APPLYING' && <Button onPress={again}>Import another file</Button>}
    </>
  )
  return (
    <ImportFrame step={state === 'APPLIED' ? 4 : 3} context={fileName} actions={actions}>
      {failure !== undefined && (
        <Banner tone="danger" title="The import couldn't be applied">
          <ProblemText {...problemOf(failure)} />
        </Banner>
      )}
      {state === 'APPLYING' && <Applying one={one} onCancel={mayCancel ? () => void cancel(importID) : undefined} />}
      {undoneBy && (
        <Banner
          tone="warning"
          title="This import was undone"
          action={maySee && <TextLink href={changeSetPath(undoneBy)}>View undone changes</TextLink>}
        />
      )}
      {state === 'APPLIED' && counts && !undoneBy && (
        <Banner
          tone={counts.rejected > 0 ? 'warning' : 'success'}
          title={
            counts.rejected > 0
              ? `${rows(counts.rejected)} ${counts.rejected === 1 ? 'was' : 'were'} rejected`
              : counts.changedHere > 0
                ? 'The import was applied'
                : 'The catalog matches the file'
          }
          action={<TextLink href="/app/catalog/products">Go to Products</TextLink>}
        >
          {items(counts.create)} created, {items(counts.update)} updated, {items(counts.unchanged)} unchanged.
          {counts.rejected > 0 && ' Download what was rejected below, correct it and import it again.'}
        </Banner>
      )}
      {state === 'FAILED' && (
        <Banner
          tone="danger"
          title="The import failed"
          action={
            may && (
              <>
                <CheckAgain one={one} />
                {counts?.toCheck === 0 && (
                  <Button denied={denied} onPress={applyAgain}>
                    Apply again
                  </Button>
                )}
              </>
            )
          }
        >
          {one.failure} Nothing in the catalog changed.
        </Banner>
      )}
      {state === 'CANCELED' && (
        <Banner tone="info" title="The import was canceled">
          Nothing in the catalog changed.
        </Banner>
      )}
      {state === 'APPLIED' && (
        <ScreenBoundary fallback={null}>
          <ImportedPictures importID={importID} />
        </ScreenBoundary>
      )}
      {counts && (state === 'APPLIED' || state === 'FAILED') && <ImportLists one={one} />}
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
        text={`${numbers.text(done)} of ${numbers.text(total)} items`}
        action={onCancel && <Button onPress={onCancel}>Cancel</Button>}
      />
      <p className={styles.note}>You can leave this page. Either all items are written or none are.</p>
    </Card>
  )
}
