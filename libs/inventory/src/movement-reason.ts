/** Why stock moved, in words for a list of movements. */
export const MOVEMENT_REASONS = {
  OPENING: 'Opening balance',
  ORDER: 'Ordered',
  ORDER_CLOSED: 'Order closed',
  RECEIPT: 'Received',
  REJECTED: 'Rejected on receipt',
  RECEIPT_REVERSED: 'Receipt reversed',
  SALE: 'Sold',
  RETURN: 'Returned by a customer',
  SHIPMENT: 'Shipped',
  ARRIVAL: 'Arrived',
  SENT_BACK: 'Sent back',
  RESERVATION: 'Reserved',
  DAMAGE: 'Damaged',
  LOSS: 'Lost or stolen',
  FOUND: 'Found',
  CORRECTION: 'Corrected',
  COUNT: 'Counted',
  DONATION: 'Promotion or donation',
  RECEIVING_ERROR: 'Receiving error',
} as const

export type MovementReason = keyof typeof MOVEMENT_REASONS
