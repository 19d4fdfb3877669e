import { dataOf } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#app/api.ts'
import { reportWorkAtom, type Work } from '#app/work.atoms.ts'
import { type Draft, fileAtom } from './draft.atoms.ts'
import { cancelImportAtom, importPath, keepImportAtom } from './import.atoms.ts'
import { importStart } from './import.mapping.ts'
import type { ImportReader, ReadingSummary } from './import-reader.ts'
import { keepTrying } from './keep-trying.ts'
import { ownAtom } from './own-atom.ts'

/** A file on its way to the server: read here, checked there, nothing changed yet. */
export type Sending = {
  importID: string
  fileName: string
  reader: ImportReader
  summary: ReadingSummary
  /** The part to be sent next. */
  part: number
  /** Items and rejections sent so far. */
  sent: number
  /** The connection is lost, and tried again by itself. */
  lost: boolean
  /** Why sending stopped. It can go on from the same part. */
  stopped?: unknown
  abort: AbortController
}

export const sendingAtom = ownAtom<Sending | null>(null)

/** Starts an import of what was read, and begins to send it. Answers its ID. */
export const startImportAtom = atom(null, async (get, set, draft: Draft, summary: ReadingSummary) => {
  const started = dataOf(await get(apiAtom).POST('/items/imports', { body: importStart(draft, summary) })).body
  const { importID, fileName } = started
  set(keepImportAtom, started)
  const abort = new AbortController()
  set(fileAtom, { at: 'open', draft: { ...draft, importID } })
  set(sendingAtom, { importID, fileName, reader: draft.reader, summary, part: 0, sent: 0, lost: false, abort })
  void set(sendAtom)
  return importID
})

/** Sends the parts that are left, then has the server compare everything with the catalog. */
export const sendAtom = atom(null, async (get, set) => {
  const sending = get(sendingAtom)
  if (!sending) return
  const { importID, reader, summary, abort } = sending
  const path = { importID }
  const tell = (change: Partial<Sending>) => {
    const now = get(sendingAtom)
    if (now?.importID === importID) set(sendingAtom, { ...now, ...change })
  }
  const patiently = <Result>(call: () => Promise<Result>) => keepTrying(call, abort.signal, (lost) => tell({ lost }))
  const { signal } = abort
  tell({ stopped: undefined })
  try {
    let { sent } = sending
    set(reportSendingAtom, 'running')
    for (let part = sending.part; part < summary.parts; part++) {
      const body = await reader.part(part)
      const params = { path: { ...path, part } }
      await patiently(async () =>
        dataOf(await get(apiAtom).PUT('/items/imports/{importID}/parts/{part}', { params, body, signal })),
      )
      sent += body.items.length + body.rejections.length
      tell({ part: part + 1, sent })
      set(reportSendingAtom, 'running')
    }
    const { rows, skipped, conflicts } = summary
    const body = { rows, skipped, conflicts }
    const checked = await patiently(async () =>
      dataOf(await get(apiAtom).POST('/items/imports/{importID}/check', { params: { path }, body, signal })),
    )
    set(keepImportAtom, checked.body)
    set(reportSendingAtom, 'done')
    set(sendingAtom, null)
  } catch (stopped) {
    if (signal.aborted) return
    tell({ stopped, lost: false })
    set(reportSendingAtom, 'failed')
  }
})

/** Stops sending and cancels the import. The file stays open, to be checked again. */
export const cancelSendingAtom = atom(null, async (get, set, importID: string) => {
  if (get(sendingAtom)?.importID === importID) {
    get(sendingAtom)?.abort.abort()
    set(reportSendingAtom, 'cancelled')
    set(sendingAtom, null)
  }
  await set(cancelImportAtom, importID)
})

const reportSendingAtom = atom(null, (get, set, state: Work['state']) => {
  const sending = get(sendingAtom)
  if (!sending) return
  const { importID, fileName, sent, summary } = sending
  set(reportWorkAtom, {
    id: importID,
    label: `Checking ${fileName}`,
    state,
    done: sent,
    total: summary.entries,
    unit: 'lines',
    href: importPath(importID),
    onCancel: () => void set(cancelSendingAtom, importID),
  })
})
