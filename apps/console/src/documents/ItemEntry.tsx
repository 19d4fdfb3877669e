import type { components } from '@greenroom/openapi'
import { TextField, toasts } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { type KeyboardEvent, useState } from 'react'
import { apiAtom } from '#data/api.ts'
import { itemByCode } from '#data/items-by-code.ts'
import { useScreenScan } from '#data/screen-scan.atoms.ts'
import { useAttempt } from '#forms/use-attempt.ts'
import styles from './documents.module.css'

type Item = components['schemas']['Item']

/** The always ready row below the lines: an item ID or code, typed with Enter or scanned anywhere on the screen. */
export function ItemEntry({ onItem }: { onItem: (item: Item) => string }) {
  const api = useAtomValue(apiAtom)
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const { problem, attempt } = useAttempt()

  useScreenScan((code) => void add(code, (why) => toasts.show({ tone: 'warning', title: why })))

  async function add(code: string, refuse: (why: string) => void) {
    await attempt(async () => {
      const { item, isShared } = await itemByCode(api, code)
      if (item) setSaid(onItem(item))
      else refuse(isShared ? `Several items have the code ${code}.` : `There is no item ${code}.`)
    })
  }

  function handleKey(event: KeyboardEvent) {
    const code = text.trim()
    if (event.key !== 'Enter' || code === '') return
    event.preventDefault()
    setText('')
    void add(code, (why) => {
      setText(code)
      setSaid(why)
    })
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
        takesScans
        error={problem?.lines.join(' ')}
      />
      <span role="status">{said}</span>
    </div>
  )
}
