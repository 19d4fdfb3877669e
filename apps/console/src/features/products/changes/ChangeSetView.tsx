import { explain } from '@greenroom/api-client'
import { Screen, Skeleton, TextLink } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Failure } from '#app/Failure.tsx'
import { editWords } from '../change-words.ts'
import { itemSettingsAtom } from '../item.atoms.ts'
import { changeSetTitle } from './change-set-title.ts'
import { ChangeSetLists } from './ChangeSetLists.tsx'
import { ChangeSetNews } from './ChangeSetNews.tsx'
import { ChangeSetState } from './ChangeSetState.tsx'
import styles from './changes.module.css'
import { CHANGES } from './paths.ts'
import { UndoButton } from './UndoButton.tsx'
import { useChangeSet } from './use-change-set.ts'

/** One change set at whatever point it is: under way, applied, taken back or failed. */
export function ChangeSetView({ changeSetID }: { changeSetID: string }) {
  const settings = useAtomValue(itemSettingsAtom)
  const { known, failure, retry } = useChangeSet(changeSetID)
  const back = <TextLink href={CHANGES}>Changes</TextLink>
  if (!known) {
    return (
      <Screen title={`Change ${changeSetID}`} back={back}>
        {failure === undefined ? <Skeleton rows={8} /> : <Failure of={explain(failure)} onRetry={retry} />}
      </Screen>
    )
  }
  const { dateTime } = settings.formats
  return (
    <Screen
      title={changeSetTitle(known)}
      badges={<ChangeSetState {...known} />}
      back={back}
      context={`Change ${changeSetID} · by ${known.createdBy} on ${dateTime(known.createdAt)}`}
      actions={<UndoButton changeSet={known} />}
    >
      {known.edit && (
        <ul className={styles.edit} aria-label="What was asked for">
          {editWords(known.edit, settings).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <ChangeSetNews changeSet={known} />
      {known.state === 'APPLIED' && <ChangeSetLists changeSet={known} wording={settings} />}
    </Screen>
  )
}
