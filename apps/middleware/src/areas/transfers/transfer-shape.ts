import type { Arrival, Transfer, TransferContext } from '@greenroom/inventory'
import type { components } from '@greenroom/openapi'

/** The types of transfers. */
export interface TransferShape {
  header: components['schemas']['TransferHeader'] & components['schemas']['TransferPlaces']
  line: components['schemas']['TransferLine']
  draftLine: components['schemas']['TransferDraftLine']
  document: Transfer
  context: TransferContext
  references: {
    /** What has been posted of each line. */
    arrived?: readonly Readonly<Record<Arrival, number>>[]
    /** How often something was received. */
    receipts?: number
  }
}
