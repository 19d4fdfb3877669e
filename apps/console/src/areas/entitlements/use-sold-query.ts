import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SoldQuery } from './entitlements.atoms.ts'

/** What the address asks of the list of what a place sells. */
export function useSoldQuery(): SoldQuery {
  const [params] = useSearchParams()
  const { search, sort, at, show, entitlement } = Object.fromEntries(params) as Record<string, string | undefined>
  const word = useDeferredValue(search)
  return {
    ...(word && { search: word }),
    ...(sort && { sort }),
    ...(at && MINUTE.test(at) && { at }),
    ...(show === 'true' && { show: 'sold' as const }),
    ...((entitlement === 'explicit' || entitlement === 'inherited') && { inherited: entitlement === 'inherited' }),
  }
}

/** What a browser's field for a date and a time gives. */
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
