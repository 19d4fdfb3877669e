import { Banner, Button, Card, numbers, ProgressBar } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { useMay } from '#session/may.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { problemOf } from '#failures/problem.ts'
import type { Import } from './import.atoms.ts'
import { ImportFrame } from './ImportFrame.tsx'
import styles from './imports.module.css'
import { cancelSendingAtom, sendAtom, sendingAtom } from './sending.atoms.ts'

const START = '/app/catalog/import'

/** Sends the rows to the server, which compares them with the catalog. Nothing changes yet. */
export function SendingStep({ one }: { one: Import }) {
  const { importID, fileName } = one
  const sending = useAtomValue(sendingAtom)
  const send = useSetAtom(sendAtom)
  const cancel = useSetAtom(cancelSendingAtom)
  const navigate = useNavigate()
  const { may } = useMay('cancelImport')
  const mine = sending?.importID === importID ? sending : null

  function leave() {
    void navigate(START)
    void cancel(importID)
  }

  if (!mine)
    return (
      <ImportFrame step={2} context={fileName}>
        <Banner
          tone="warning"
          title="This check wasn't finished"
          action={may && <Button onPress={leave}>Start again</Button>}
        >
          The page was closed or reloaded during the upload, or someone else is uploading it now. Nothing in the catalog
          was changed.
        </Banner>
      </ImportFrame>
    )

  const { sent, summary, lost, stopped } = mine
  return (
    <ImportFrame step={2} context={fileName}>
      {stopped !== undefined && (
        <Banner tone="danger" title="The check stopped" action={<Button onPress={() => void send()}>Resume</Button>}>
          <ProblemText {...problemOf(stopped)} /> {numbers.text(sent)} of {numbers.text(summary.entries)} lines have
          arrived, and nothing in the catalog has changed.
        </Banner>
      )}
      {lost && (
        <Banner tone="warning" title="Connection lost">
          We'll keep trying and continue where the check stopped. Keep this page open.
        </Banner>
      )}
      <Card>
        <ProgressBar
          label={sent < summary.entries ? 'Uploading rows' : 'Comparing with the catalog'}
          value={sent}
          max={summary.entries}
          text={`${numbers.text(sent)} of ${numbers.text(summary.entries)} lines`}
          action={<Button onPress={leave}>Cancel</Button>}
        />
        <p className={styles.note}>Nothing has changed yet. You can use other screens in the meantime.</p>
      </Card>
    </ImportFrame>
  )
}
