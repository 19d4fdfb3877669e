import type { components } from '@greenroom/openapi'
import type { FeatureGrant } from '@greenroom/permissions'
import { atom } from 'jotai'

export type PreviewLocation = components['schemas']['Location']

/** The previewed role with its grants. */
export type Preview = {
  roleID: number
  name: string
  features: readonly FeatureGrant[]
  /** Where it may be previewed: the places of the user. */
  locations: readonly PreviewLocation[]
  /** Where it is previewed; everywhere without. */
  location?: PreviewLocation
}

/** The current preview, or null. Only this page holds it: a reload ends it. */
export const previewAtom = atom<Preview | null>(null)
