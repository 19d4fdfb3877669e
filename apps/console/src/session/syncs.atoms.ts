import type { SessionUser } from '@greenroom/session'
import { atom } from 'jotai'
import { LAST_SYNCS } from './session-storage.ts'
import { keep } from '#browser/stored-records.ts'

/** The sources of reference data (section 7). The sync throttle applies to each separately. */
const PROVIDERS = [
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

/** When this page last synced each provider, in epoch seconds. */
export const lastSyncsAtom = atom<LastSyncs>({})

/** Notes that a provider has answered. */
export const recordSyncAtom = atom(null, (get, set, path: string, user: SessionUser) => {
  const provider = PROVIDERS.find((known) => known === path)
  if (!provider) return
  const syncs = { ...get(lastSyncsAtom), [provider]: nowSeconds() }
  set(lastSyncsAtom, syncs)
  void keep(LAST_SYNCS, syncs, user)
})

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
