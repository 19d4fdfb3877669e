import { dataOf } from '@greenroom/api-client'
import { COUNT_LINES_MAX } from '@greenroom/inventory'
import { inSentence } from '@greenroom/money'
import { Button, ComboBox, countOf, NumberField, Select } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { apiAtom } from '#api/api.ts'
import { attributeListsAtom } from '#data/reference.atoms.ts'
import { useResource } from '#data/use-resource.ts'
import type { LinesToolProps } from '#documents/document-screen.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import type { Count } from './counts.atoms.ts'
import styles from './counts.module.css'

const SCOPES = [
  { id: 'ALL', label: 'Everything on hand' },
  { id: 'DEPARTMENT', label: 'A department' },
  { id: 'VENDOR', label: 'A vendor' },
  { id: 'CYCLE', label: 'What was counted longest ago' },
  { id: 'NEGATIVE', label: 'What is below 0' },
]

const CYCLE = '25'
const CYCLE_MAX = 1_000

/** Adds what is on hand at the location to a draft. */
export function CountTool({ stored, rows, onAdd, header }: LinesToolProps<Count>) {
  const api = useAtomValue(apiAtom)
  const { value: lists } = useResource(attributeListsAtom)
  const [scope, setScope] = useState('ALL')
  const [group, setGroup] = useState('')
  const [most, setMost] = useState(CYCLE)
  const [said, setSaid] = useState('')
  const { pending, problem, attempt } = useAttempt()
  if (stored && stored.state !== 'DRAFT') return null

  const place = header['place'] ?? ''
  const isCycle = /^\d+$/.test(most) && Number(most) >= 1 && Number(most) <= CYCLE_MAX
  const denied = reasonOf()

  function reasonOf(): string | undefined {
    if (place === '') return 'Choose a location first.'
    if (scope === 'DEPARTMENT' && group === '') return 'Choose a department.'
    if (scope === 'VENDOR' && group === '') return 'Choose a vendor.'
    return scope === 'CYCLE' && !isCycle ? `Type a number from 1 to ${inSentence(CYCLE_MAX)}.` : undefined
  }

  async function add() {
    setSaid('')
    const query = {
      place,
      ...(scope === 'DEPARTMENT' && { departmentID: group }),
      ...(scope === 'VENDOR' && { vendorID: group }),
      ...(scope === 'CYCLE' && { longestAgo: Number(most) }),
      ...(scope === 'NEGATIVE' && { negative: true }),
    }
    const found = await attempt(async () => dataOf(await api.GET('/stock/tocount', { params: { query } })).body)
    if (!found) return
    const listed = new Set(rows.map(({ cells }) => cells['itemID']))
    const others = found.filter(({ itemID }) => !listed.has(itemID))
    const room = COUNT_LINES_MAX - rows.length
    if (others.length > room) {
      setSaid(
        `That is ${countOf(others.length, 'item')}, and there is room for ${inSentence(room)}. Count by department.`,
      )
    } else if (others.length === 0) {
      setSaid(found.length === 0 ? 'No items at the location match.' : 'They are all on this count already.')
    } else {
      onAdd(others)
      setSaid(`${countOf(others.length, 'item')} added.`)
    }
  }

  function choose(next: string) {
    setScope(next)
    setGroup('')
    setSaid('')
  }

  return (
    <div className={styles.tool}>
      <Select label="Add items" options={SCOPES} value={scope} onChange={choose} />
      {scope === 'DEPARTMENT' && (
        <ComboBox
          label="Department"
          value={group}
          options={(lists?.departments ?? []).map((one) => ({ id: one.departmentID, label: one.departmentName }))}
          onChange={setGroup}
        />
      )}
      {scope === 'VENDOR' && (
        <ComboBox
          label="Vendor"
          value={group}
          options={(lists?.vendors ?? []).map((one) => ({ id: one.vendorID, label: one.vendorName }))}
          onChange={setGroup}
        />
      )}
      {scope === 'CYCLE' && <NumberField label="Items" value={most} onChange={setMost} />}
      <Button denied={denied} pending={pending} onPress={() => void add()}>
        Add
      </Button>
      <span role="status">{said}</span>
      {problem && <ProblemText {...problem} />}
    </div>
  )
}
