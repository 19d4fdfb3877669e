import { explain } from '@greenroom/api-client'
import { Banner, Button, Card, ProgressBar } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { useAccess } from '#app/session.atoms.ts'
import type { Import } from './import.atoms.ts'
import { ImportFrame } from './ImportFrame.tsx'
import styles from './imports.module.css'
import { cancelSendingAtom, sendAtom, sendingAtom } from './sending.atoms.ts'

const START = '/app/catalog/import'

/** What was read is on its way to the server, to be compared with the catalog. Nothing is changed yet. */
export function SendingStep({ one }: { one: Import }) {
  const { importID, fileName } = one
  const sending = useAtomValue(sendingAtom)
  const send = useSetAtom(sendAtom)
  const cancel = useSetAtom(cancelSendingAtom)
  const navigate = useNavigate()
  const { write } = useAccess('CATALOG_IMPORT')
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
          title="This check was not finished"
          action={write && <Button onPress={leave}>Start again</Button>}
        >
          The page was closed or reloaded while the file was being sent, or somebody else is sending it now. Nothing in
          the catalog has been changed.
        </Banner>
      </ImportFrame>
    )

  const { sent, summary, lost, stopped } = mine
  return (
    <ImportFrame step={2} context={fileName}>
      {stopped !== undefined && (
        <Banner tone="danger" title="The check stopped" action={<Button onPress={() => void send()}>Go on</Button>}>
          {explain(stopped).message} {sent.toLocaleString()} of {summary.entries.toLocaleString()} lines have arrived,
          and nothing in the catalog has been changed.
        </Banner>
      )}
      {lost && (
        <Banner tone="warning" title="The connection is lost">
          It is tried again by itself, and the check goes on where it was. Nothing is lost; keep this page open.
        </Banner>
      )}
      <Card>
        <ProgressBar
          label={sent < summary.entries ? 'Sending what was read' : 'Comparing with the catalog'}
          value={sent}
          max={summary.entries}
          text={`${sent.toLocaleString()} of ${summary.entries.toLocaleString()} lines`}
          action={<Button onPress={leave}>Cancel</Button>}
        />
        <p className={styles.note}>Nothing is changed yet. You may use other screens meanwhile.</p>
      </Card>
    </ImportFrame>
  )
}
