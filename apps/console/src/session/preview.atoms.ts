import type { FeatureGrant } from '@greenroom/permissions'
import { atom } from 'jotai'

/** The previewed role with its grants. */
export type Preview = { roleID: number; name: string; features: readonly FeatureGrant[] }

/** The current preview, or null. Only this page holds it: a reload ends it. */
export const previewAtom = atom<Preview | null>(null)
