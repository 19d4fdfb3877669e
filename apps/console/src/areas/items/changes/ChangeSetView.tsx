import { explain } from '@greenroom/api-client'
import { Screen, Skeleton, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { documentTitleAtom } from '#documents/document-titles.ts'
import { DocumentLink } from '#documents/DocumentLink.tsx'
import { useJob } from '#records/use-job.ts'
import { labelPrintPath } from '#screens/label-print-path.ts'
import { useMay } from '#session/may.ts'
import { Failure } from '#screens/Failure.tsx'
import { editWords } from '../form/change-words.ts'
import { itemSettingsAtom } from '../form/item-settings.atoms.ts'
import { changeSetTitle } from './change-set-title.ts'
import { changeSetJobs } from '#records/change-sets.atoms.ts'
import { ChangeSetLists } from './ChangeSetLists.tsx'
import { ChangeSetOutcome } from './ChangeSetOutcome.tsx'
import { ChangeSetState } from './ChangeSetState.tsx'
import styles from './changes.module.css'
import { CHANGES } from '#screens/change-set-path.ts'
import { UndoButton } from '#records/UndoButton.tsx'

/** One change set in any state: running, applied, undone or failed. */
export function ChangeSetView({ changeSetID }: { changeSetID: string }) {
  const settings = useAtomValue(itemSettingsAtom)
  const { may: mayPrint } = useMay('createLabelJob')
  const titleOf = useAtomValue(documentTitleAtom)
  const { job: known, failure, retry } = useJob(changeSetJobs, changeSetID, { fresh: true })
  const back = <TextLink href={CHANGES}>Changes</TextLink>
  if (!known) {
    return (
      <Screen title={`Change ${changeSetID}`} back={back}>
        {failure === undefined ? <Skeleton rows={8} /> : <Failure of={explain(failure)} onRetry={retry} />}
      </Screen>
    )
  }
  const { when } = settings.formats
  return (
    <Screen
      title={changeSetTitle(known, titleOf, settings)}
      badges={<ChangeSetState {...known} />}
      back={back}
      context={`Change ${changeSetID} · by ${known.createdBy} ${when(known.createdAt)}`}
      actions={
        <>
          {known.state === 'APPLIED' && mayPrint && (
            <TextLink href={labelPrintPath({ changeSet: changeSetID })}>Print labels</TextLink>
          )}
          {known.documentNumber ? <DocumentLink number={known.documentNumber} /> : <UndoButton changeSet={known} />}
        </>
      }
    >
      {known.edit && (
        <ul className={styles.edit} aria-label="Requested changes">
          {editWords(known.edit, settings).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <ChangeSetOutcome changeSet={known} />
      {known.state === 'APPLIED' && <ChangeSetLists changeSet={known} wording={settings} />}
    </Screen>
  )
}
