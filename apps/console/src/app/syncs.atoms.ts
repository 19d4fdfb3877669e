import type { SessionUser } from '@greenroom/session'
import { atom } from 'jotai'
import { LAST_SYNCS } from './session-storage.ts'
import { keep } from './stored-records.ts'

/** Where the lists of reference data come from (section 7). Each is a provider of its own to the sync throttle. */
export const PROVIDERS = [
  '/business',
  '/attributes',
  '/attributes/additional',
  '/fees',
  '/promotions/discounts',
  '/configs/common/system',
  '/taxes',
  '/units/inventory',
] as const

export type Provider = (typeof PROVIDERS)[number]

export type LastSyncs = Partial<Record<Provider, number>>

/** When each provider was last synced by this page, in epoch seconds. */
export const lastSyncsAtom = atom<LastSyncs>({})

/** A provider has answered. */
export const noteSyncAtom = atom(null, (get, set, path: string, user: SessionUser) => {
  const provider = PROVIDERS.find((known) => known === path)
  if (!provider) return
  const syncs = { ...get(lastSyncsAtom), [provider]: nowSeconds() }
  set(lastSyncsAtom, syncs)
  void keep(LAST_SYNCS, syncs, user)
})

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
