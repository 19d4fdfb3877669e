import { newRequestID } from '@greenroom/api-client'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import type { Draft } from './drafts.ts'
import { createDraftsAtom, type DraftResult } from './create-drafts.atoms.ts'

/** Creates drafts and remembers what became of them. One whose answer was lost is not created twice. */
export function useCreateDrafts(onCreated: (itemIDs: readonly string[]) => void) {
  const send = useSetAtom(createDraftsAtom)
  const [results, setResults] = useState<readonly DraftResult[]>([])
  const [isCreating, setCreating] = useState(false)
  /** By the content of drafts that are not created yet. */
  const requestIDs = useRef(new Map<string, string>())

  async function create(drafts: readonly Draft[]) {
    setCreating(true)
    const made = await send(drafts, ({ body }) => {
      const content = JSON.stringify(body)
      const id = requestIDs.current.get(content) ?? newRequestID()
      requestIDs.current.set(content, id)
      return { 'X-Client-Request-ID': id }
    })
    const created = made.filter((result) => 'number' in result)
    for (const { draft } of created) requestIDs.current.delete(JSON.stringify(draft.body))
    setResults(made)
    onCreated(created.flatMap(({ draft }) => draft.itemIDs))
    setCreating(false)
  }

  return { create, results, isCreating }
}
