import { dataOf } from '@greenroom/api-client'
import { atom } from 'jotai'
import { apiAtom } from '#api/api.ts'
import { keepTrying } from '#api/keep-trying.ts'
import { reportWorkAtom, type Work } from '#screens/work.atoms.ts'
import { type Draft, fileAtom } from './file/draft.atoms.ts'
import { cancelImportAtom, importJobs } from './import.atoms.ts'
import { importPath } from './paths.ts'
import { importStart } from './file/import.mapping.ts'
import type { ImportReader, ReadingSummary } from './reading/import-reader.ts'
import { ownAtom } from '#session/own-atom.ts'

/** A file that was read here and is being sent to the server to be checked. */
export type Sending = {
  importID: string
  fileName: string
  reader: ImportReader
  summary: ReadingSummary
  /** The parts still to send, the next first. Kept up to date while nothing is being sent. */
  unsent: number[]
  /** Items and rejections sent so far. */
  sent: number
  /** Set while the connection is lost and being retried. */
  lost: boolean
  /** Why sending stopped. It can resume with the unsent parts. */
  stopped?: unknown
  abort: AbortController
}

/** Parts under way at any time: while the server writes some, it judges the next. */
const AT_ONCE = 4

export const sendingAtom = ownAtom<Sending | null>(null)

/** Starts an import of the file that was read, begins to send it, and returns its ID. */
export const startImportAtom = atom(null, async (get, set, draft: Draft, summary: ReadingSummary) => {
  const started = dataOf(await get(apiAtom).POST('/items/imports', { body: importStart(draft, summary) })).body
  const { importID, fileName } = started
  set(importJobs.keepAtom, started)
  const abort = new AbortController()
  set(fileAtom, { at: 'open', draft: { ...draft, importID } })
  const unsent = Array.from({ length: summary.parts }, (_, part) => part)
  set(sendingAtom, { importID, fileName, reader: draft.reader, summary, unsent, sent: 0, lost: false, abort })
  void set(sendAtom)
  return importID
})

/** Sends the remaining parts, then has the server compare them with the catalog. */
export const sendAtom = atom(null, async (get, set) => {
  const sending = get(sendingAtom)
  if (!sending) return
  const { importID, reader, summary, abort } = sending
  const path = { importID }
  const tell = (change: Partial<Sending>) => {
    const now = get(sendingAtom)
    if (now?.importID === importID) set(sendingAtom, { ...now, ...change })
  }
  const retrying = <Result>(call: () => Promise<Result>) => keepTrying(call, abort.signal, (lost) => tell({ lost }))
  const { signal } = abort
  tell({ stopped: undefined })
  let { sent } = sending
  const unsent = [...sending.unsent]
  const failures: unknown[] = []
  const sendPart = async (part: number): Promise<number> => {
    const body = await reader.part(part)
    const params = { path: { ...path, part } }
    await retrying(async () =>
      dataOf(await get(apiAtom).PUT('/items/imports/{importID}/parts/{part}', { params, body, signal })),
    )
    return body.items.length + body.rejections.length
  }
  const sendParts = async () => {
    while (unsent.length > 0 && failures.length === 0) {
      const part = unsent.shift()!
      try {
        const count = await sendPart(part)
        sent += count
        tell({ sent })
        set(reportSendingAtom, 'running')
      } catch (failure) {
        failures.push(failure)
        unsent.unshift(part)
      }
    }
  }
  try {
    set(reportSendingAtom, 'running')
    // Whatever failed, nothing is under way any more, to be sent a second time beside itself.
    await Promise.all(Array.from({ length: AT_ONCE }, sendParts))
    if (failures.length > 0) throw failures[0]
    const { rows, skipped, conflicts } = summary
    const body = { rows, skipped, conflicts }
    const checked = await retrying(async () =>
      dataOf(await get(apiAtom).POST('/items/imports/{importID}/check', { params: { path }, body, signal })),
    )
    set(importJobs.keepAtom, checked.body)
    set(reportSendingAtom, 'done')
    set(sendingAtom, null)
  } catch (stopped) {
    if (signal.aborted) return
    tell({ unsent, stopped, lost: false })
    set(reportSendingAtom, 'failed')
  }
})

/** Stops sending and cancels the import. The file stays open and can be checked again. */
export const cancelSendingAtom = atom(null, async (get, set, importID: string) => {
  if (get(sendingAtom)?.importID === importID) {
    get(sendingAtom)?.abort.abort()
    set(reportSendingAtom, 'canceled')
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
