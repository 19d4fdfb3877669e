import type { FeatureGrant } from '@greenroom/permissions'
import { atom } from 'jotai'

/** The role as which the console shows itself, with what it may do there. */
export type Preview = { roleID: number; name: string; features: readonly FeatureGrant[] }

/** The preview that is on, or null. Held by this page alone: a reload leaves it. */
export const previewAtom = atom<Preview | null>(null)
