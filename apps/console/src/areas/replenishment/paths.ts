export const REPLENISHMENT = '/app/inventory/replenishment'
