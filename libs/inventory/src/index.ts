export { type Bucket, BUCKETS } from './bucket.ts'
export { QUANTITY_DECIMALS, QUANTITY_MAX, quantityFault, STOCKED_LOCATIONS, STOCKED_TYPES } from './check-movement.ts'
export { dayFault, type PostingDays } from './effective-day.ts'
export { type InventorySettings, inventorySettings } from './inventory-settings.ts'
export { balancesOf, type Movement, type StockKey, stockKey } from './movement.ts'
export { MOVEMENT_REASONS, type MovementReason } from './movement-reason.ts'
export { costAfterReceipt, type CostedReceipt, type CostingMethod } from './receipt-cost.ts'
export { PACE_DAYS, type Replenished, suggest, type Suggestion } from './replenishment/suggestion.ts'
export { isShort, shortageWords, type Taking } from './shortage.ts'
export { countedUp, quantityIssue, quantityOf, quantityOrZero } from './line-quantity.ts'
export { placeText, readPlace } from './place.ts'
export { WAITING_DOCUMENTS } from './waiting-documents.ts'
export {
  checkTransfer,
  TRANSFER_LINES_MAX,
  TRANSFER_REMARKS_MAX,
  TRANSFER_REQUESTED_BY_MAX,
  TRANSFER_TRACKING_MAX,
} from './transfers/check-transfer.ts'
export { TRANSFER, type TransferAction, type TransferEffect } from './transfers/transfer-kind.ts'
export { TRANSFER_STATES, type TransferState, UNSHIPPED_TRANSFERS } from './transfers/transfer-states.ts'
export {
  type Arrival,
  ARRIVALS,
  type Arrived,
  arrivedOf,
  newlyArrived,
  NOTHING_ARRIVED,
  outstandingOf,
  type Transfer,
  type TransferContext,
  type TransferLine,
  transferTotals,
} from './transfers/transfer.ts'
export { ADJUSTMENT, type AdjustmentAction, type AdjustmentEffect } from './adjustments/adjustment-kind.ts'
export {
  ADJUSTMENT_REASONS,
  ADJUSTMENT_STATES,
  type AdjustmentReason,
  type AdjustmentState,
} from './adjustments/adjustment-states.ts'
export {
  type Adjustment,
  type AdjustmentContext,
  type AdjustmentLine,
  adjustmentTotals,
  changeOf,
} from './adjustments/adjustment.ts'
export { ADJUSTMENT_LINES_MAX, ADJUSTMENT_REMARKS_MAX, checkAdjustment } from './adjustments/check-adjustment.ts'
export {
  checkCount,
  COUNT_LINES_MAX,
  COUNT_REMARKS_MAX,
  COUNT_SECTION_LENGTH,
  COUNT_SECTIONS_MAX,
} from './counts/check-count.ts'
export { COUNT, type CountAction, type CountEffect } from './counts/count-kind.ts'
export { COUNT_EXPECTED, COUNT_STATES, COUNT_UNCOUNTED, type CountState } from './counts/count-states.ts'
export {
  type Count,
  type CountContext,
  countDifference,
  type CountLine,
  countTotals,
  sectionsOf,
  zeroedItems,
} from './counts/count.ts'
export {
  checkPurchaseOrder,
  PURCHASE_ORDER_HEADER,
  readPurchaseOrderLine,
} from './purchase-orders/check-purchase-order.ts'
export {
  AWAITED,
  extendedCost,
  hasArrived,
  isOverdue,
  openQuantity,
  orderCost,
  type PurchaseOrder,
  type PurchaseOrderContext,
  purchaseOrderTotals,
  type PurchaseOrderLine,
} from './purchase-orders/purchase-order.ts'
export { PURCHASE_ORDER, type PurchaseOrderEffect } from './purchase-orders/purchase-order-kind.ts'
export {
  PURCHASE_ORDER_APPROVAL,
  PURCHASE_ORDER_STATES,
  type PurchaseOrderState,
  UNSENT_ORDERS,
} from './purchase-orders/purchase-order-states.ts'
export { checkReceipt, RECEIPT_HEADER, readReceiptLine } from './purchase-orders/check-receipt.ts'
export {
  FREIGHT_BASES,
  isUnplanned,
  landedCosts,
  type Receipt,
  type ReceiptContext,
  type ReceiptLine,
} from './purchase-orders/receipt.ts'
export { RECEIPT, type ReceiptEffect } from './purchase-orders/receipt-kind.ts'
export { RECEIPT_STATES, type ReceiptState } from './purchase-orders/receipt-states.ts'
export { checkWritedown, readWritedownLine, WRITEDOWN_REMARKS_MAX } from './writedowns/check-writedown.ts'
export { WRITEDOWN, type WritedownAction, type WritedownEffect } from './writedowns/writedown-kind.ts'
export {
  WRITEDOWN_REASONS,
  WRITEDOWN_STATES,
  type WritedownReason,
  type WritedownState,
} from './writedowns/writedown-states.ts'
export {
  explainNotLower,
  keepsNewCost,
  type Writedown,
  type WritedownContext,
  type WritedownLine,
  writedownMargins,
  writedownTotals,
} from './writedowns/writedown.ts'
