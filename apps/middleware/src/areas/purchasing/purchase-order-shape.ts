import type { PurchaseOrder, PurchaseOrderContext } from '@greenroom/inventory'
import type { components } from '@greenroom/openapi'

/** The types of purchase orders. */
export interface PurchaseOrderShape {
  header: components['schemas']['PurchaseOrderKept']
  line: components['schemas']['PurchaseOrderLine']
  draftLine: components['schemas']['PurchaseOrderDraftLine']
  document: PurchaseOrder
  context: PurchaseOrderContext
  references: {
    /** The job that mails it. */
    jobID?: string
    /** It was on hold when it should have been mailed. */
    isMailDue?: true
  }
}
