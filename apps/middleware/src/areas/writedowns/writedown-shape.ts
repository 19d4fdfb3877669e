import type { Writedown, WritedownContext } from '@greenroom/inventory'
import type { components } from '@greenroom/openapi'

/** The types of writedowns. */
export interface WritedownShape {
  header: components['schemas']['WritedownHeader']
  line: components['schemas']['WritedownLine']
  draftLine: components['schemas']['WritedownDraftLine']
  document: Writedown
  context: WritedownContext
  /** The change set that gave the items their new costs, and when that was, in RFC 3339. */
  references: { changeSetID?: number; appliedAt?: string }
}
