import type { components } from '@greenroom/openapi'
import type { FeatureGrant } from '@greenroom/permissions'
import { atom } from 'jotai'

export type PreviewLocation = components['schemas']['Location']

/** The previewed role with its grants. */
export type Preview = {
  roleID: number
  /** Of the role, or of the user who has it. */
  name: string
  features: readonly FeatureGrant[]
  /** Where it may be previewed: the places of the signed-in user, or those of them where the previewed user works. */
  locations: readonly PreviewLocation[]
  /** The previewed user works at some places only. */
  isAtPlaces?: boolean
  /** The page to return to. */
  back: string
  /** Where it is previewed; everywhere without. */
  location?: PreviewLocation
}

/** The current preview, or null. Only this page holds it: a reload ends it. */
export const previewAtom = atom<Preview | null>(null)
