import { dataOf } from '@greenroom/api-client'
import { TRANSFER_LINES_MAX } from '@greenroom/inventory'
import { inSentence } from '@greenroom/money'
import { Button, countOf } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { apiAtom } from '#api/api.ts'
import type { LinesToolProps } from '#documents/document-screen.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import styles from './transfers.module.css'
import type { Transfer } from './transfers.atoms.ts'

/** Adds all that is on hand at the source to a draft, to consolidate a whole stand. */
export function EverythingOnHand({ stored, rows, onAdd, header }: LinesToolProps<Transfer>) {
  const api = useAtomValue(apiAtom)
  const [said, setSaid] = useState('')
  const { pending, problem, attempt } = useAttempt()
  if (stored && stored.state !== 'DRAFT') return null
  const place = header['from'] ?? ''

  async function add() {
    setSaid('')
    const query = { place }
    const found = await attempt(async () => dataOf(await api.GET('/stock/at', { params: { query } })).body)
    if (!found) return
    const listed = new Set(rows.map(({ cells }) => cells['itemID']))
    const others = found.filter(({ itemID }) => !listed.has(itemID))
    const added = others.slice(0, TRANSFER_LINES_MAX - rows.length)
    onAdd(added.map((item) => ({ ...item, cells: { requested: String(item.onHand) } })))
    setSaid(wordsOf(found.length, added.length, others.length))
  }

  return (
    <div className={styles.tool}>
      <Button denied={place === '' ? 'Choose a source first.' : undefined} pending={pending} onPress={() => void add()}>
        Add everything on hand
      </Button>
      <span role="status">{said}</span>
      {problem && <ProblemText {...problem} />}
    </div>
  )
}

function wordsOf(found: number, added: number, others: number): string {
  if (found === 0) return 'Nothing is on hand at the source.'
  if (others === 0) return 'It is all on this transfer already.'
  const isFull = added < others || found === TRANSFER_LINES_MAX
  return `${countOf(added, 'item')} added.${isFull ? ` A transfer has at most ${inSentence(TRANSFER_LINES_MAX)} lines.` : ''}`
}
