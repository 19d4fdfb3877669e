/** Modifiers change another item at the till: [ID, name, cost, price, printer]. */
export const MODIFIERS = [
  ['MOD-CHEESE', 'Extra cheese', 0.35, 1.5, 'KITCHEN'],
  ['MOD-JALAP', 'Jalapenos', 0.2, 1, 'KITCHEN'],
  ['MOD-NOONION', 'No onions', 0, 0, 'KITCHEN'],
  ['MOD-OAT', 'Oat milk', 0.25, 0.75, 'BAR'],
  ['MOD-LARGE', 'Large cup', 0.3, 2, 'BAR'],
  ['MOD-SOUVCUP', 'In a souvenir cup', 0.85, 4, 'BAR'],
] as const

/** Work done for the customer: [ID, name, cost, price, unit]. */
export const SERVICES = [
  ['SRV-NAME', 'Name on the back', 2.5, 15, 'EA'],
  ['SRV-PATCH', 'Patch sewn on', 1.8, 10, 'EA'],
  ['SRV-WRAP', 'Gift wrapping', 0.6, 5, 'EA'],
  ['SRV-HOLD', 'Cloakroom for purchases', 0, 3, 'EA'],
  ['SRV-MEET', 'Meet and greet host', 45, 0, 'HR'],
] as const

/** [ID, name, price]. */
export const PREPAID = [
  ['GIFT-25', 'Gift card 25', 25],
  ['GIFT-50', 'Gift card 50', 50],
  ['GIFT-100', 'Gift card 100', 100],
] as const

/** Made by the system, never by a user (section 6): [ID, name]. */
export const SYSTEM_ITEMS = [
  ['DONATE', 'Donation'],
  ['SHIPPING', 'Shipping'],
  ['HANDLING', 'Handling'],
  ['BAG', 'Carrier bag'],
  ['FEEID001', 'Bottle deposit'],
  ['FEEID002', 'Cup recycling fee'],
  ['REBATE0014', 'Loyalty rebate'],
] as const

export interface Package {
  id: string
  name: string
  price: number
  season: string
  /** [item ID, quantity]. */
  components: readonly (readonly [string, number])[]
}

// oxfmt-ignore
export const PACKAGES: readonly Package[] = [
  { id: 'PK-TPL-VIP', name: 'Slow Lightning VIP box', price: 150, season: 'FA26', components: [['TPL-T1-BLK-L', 1], ['TPL-LP1', 1], ['TPL-PO1', 1], ['TPL-PN2', 1]] },
  { id: 'PK-TPL-VINYL', name: 'Paper Lanterns vinyl pair', price: 62, season: 'CORE', components: [['TPL-LP1', 1], ['TPL-LP2', 1]] },
  { id: 'PK-VMD-NIGHT', name: 'Chrome Garden night pack', price: 85, season: 'FA26', components: [['VMD-LS1', 1], ['VMD-BEA1', 1], ['VMD-ST1', 2]] },
  { id: 'PK-JNV-PICNIC', name: 'Quiet Acres picnic set', price: 60, season: 'SU26', components: [['JNV-MG1', 2], ['JNV-TO1', 1]] },
  { id: 'PK-STH-LOUD', name: 'Feedback starter pack', price: 70, season: 'WI26', components: [['STH-CD1', 1], ['STH-BAN1', 1], ['STH-CAP1', 1], ['STH-PT1', 1]] },
  { id: 'PK-MAT-NYE', name: 'New Year with the Tides bundle', price: 95, season: 'WI26', components: [['MAT-PO1', 1], ['MAT-MG1', 2], ['MAT-BEA1', 1]] },
  { id: 'PK-BAR-MEAL', name: 'Hot dog and a drink', price: 13, season: 'CORE', components: [['SN-HOTDOG', 1], ['DR-COLA', 1]] },
  { id: 'PK-BAR-FAMILY', name: 'Family snack tray', price: 34, season: 'CORE', components: [['SN-NACHOS', 1], ['SN-POPCORN', 2], ['DR-LEMON', 4]] },
]

/** No longer sold: [item ID]. None is part of an active package. */
export const DISCONTINUED = ['STH-MC1', 'VMD-MC1', 'OKR-ST1', 'MOD-SOUVCUP', 'JNV-C1-RST-S', 'JNV-C1-RST-2XL'] as const
