import { explain } from '@greenroom/api-client'
import { toasts } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { nextItemIDAtom } from './item.atoms.ts'

/**
 * The auto-generate switch of a new item: one ID is fetched and used until an item was created with it, and turning
 * the switch off clears the field (section 4).
 */
export function useAutoID(setID: (itemID: string) => void) {
  const fetchID = useSetAtom(nextItemIDAtom)
  const [isOn, setOn] = useState(false)
  const [fetching, setFetching] = useState(false)
  const [unused, setUnused] = useState<string>()

  async function generate(known?: string) {
    setFetching(true)
    try {
      const itemID = known ?? (await fetchID())
      setUnused(itemID)
      setID(itemID)
    } catch (failure) {
      setOn(false)
      toasts.show({ tone: 'danger', title: 'Auto Generation Failed', text: explain(failure).message })
    } finally {
      setFetching(false)
    }
  }

  function turn(on: boolean) {
    setOn(on)
    if (on) void generate(unused)
    else setID('')
  }

  /** An item was created: the next one needs another ID. */
  function useUp() {
    setUnused(undefined)
    if (isOn) void generate()
  }

  return { isOn, fetching, turn, useUp }
}
