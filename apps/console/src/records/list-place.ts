import { atom, useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { apiAtom } from '#api/api.ts'
import type { ListPlace } from '#data/pages.ts'

type Place = { top: number; rows: number }

/** Where lists were left, by address. A new session starts empty. */
const placesAtom = atom((get): Map<string, Place> => {
  get(apiAtom)
  return new Map()
})

/** Brings a list back to where it was left when the user goes Back to it: how far it was scrolled, and how many rows it had. */
export function useListPlace(): ListPlace {
  const places = useAtomValue(placesAtom)
  const isBack = useNavigationType() === NavigationType.Pop
  const address = addressOf(useLocation())
  const [{ left, now }] = useState(() => {
    const left = isBack ? places.get(address) : undefined
    return { left: left && { ...left }, now: { top: 0, rows: 0, ...left } }
  })
  useEffect(() => void places.set(address, now), [places, address, now])
  return {
    rows: left?.rows ?? 0,
    top: left?.top,
    onScroll: (top: number) => void (now.top = top),
    onRows: (rows: number) => void (now.rows = rows),
  }
}

/** With a peek at one of its rows it is the same list. */
function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search)
  params.delete('peek')
  return `${pathname}?${params}`
}
