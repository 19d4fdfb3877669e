import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { TextField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useState } from 'react'
import { codesOf } from '#browser/scan-burst.ts'
import { apiAtom } from '#data/api.ts'
import { useAttempt } from '#forms/use-attempt.ts'
import styles from './documents.module.css'

type Item = components['schemas']['Item']

/** The always ready row below the lines: an item ID or code, typed or scanned, and Enter. */
export function ItemEntry({ onItem }: { onItem: (item: Item) => string }) {
  const api = useAtomValue(apiAtom)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const { problem, attempt } = useAttempt()

  async function add(typed: string) {
    const code = codesOf(typed).join(',')
    if (code === '') return
    setText('')
    await attempt(async () => {
      const { data } = dataOf(await api.GET('/items', { params: { query: { code, limit: 2 } } })).body
      const [item, other] = data
      if (item && !other) return setSaid(onItem(item))
      setText(typed)
      setSaid(item ? `Several items have the code ${typed}.` : `There is no item ${typed}.`)
    })
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void add(text.trim())
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter comes from the field within
    <div className={styles.entry} onKeyDown={handleKey}>
      <TextField
        label="Add an item"
        placeholder="Type or scan an item ID or UPC, then Enter"
        value={text}
        onChange={setText}
        autoComplete="off"
        error={problem?.lines.join(' ')}
      />
      <span role="status">{said}</span>
    </div>
  )
}
