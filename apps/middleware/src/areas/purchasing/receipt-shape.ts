import type { Receipt, ReceiptContext } from '@greenroom/inventory'
import type { components } from '@greenroom/openapi'

/** The types of receipts. */
export interface ReceiptShape {
  header: components['schemas']['ReceiptKept']
  line: components['schemas']['ReceiptLine']
  draftLine: components['schemas']['ReceiptDraftLine']
  document: Receipt
  context: ReceiptContext
  references: {
    /** What it changed of the costs of items. */
    changeSetID?: number
  }
}
