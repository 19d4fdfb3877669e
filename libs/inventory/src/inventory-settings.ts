import { ACCOUNT_SETTINGS, type AccountSetting, type AccountSettings, checkAccountSetting } from '@greenroom/validation'
import type { CostingMethod } from './receipt-cost.ts'

/** What the company decided for its inventory. */
export type InventorySettings = {
  costing: CostingMethod
  mayBeNegative: boolean
  /** The value of the differences up to which somebody may approve what they counted. */
  countLimit: number
  /** The last day of the closed period, as YYYY-MM-DD. */
  closedUntil: string | undefined
}

/** The settings of inventory among those of the account; a missing or invalid one has its default. */
export function inventorySettings(settings: AccountSettings): InventorySettings {
  const valueOf = (key: AccountSetting) => {
    const value = settings[key]
    return value === undefined || checkAccountSetting(key, value) ? ACCOUNT_SETTINGS[key].initial : value
  }
  return {
    costing: valueOf('inventory.receipt.cost') as CostingMethod,
    mayBeNegative: valueOf('inventory.negative.allowed') === 'true',
    countLimit: Number(valueOf('inventory.count.approval.above')),
    closedUntil: valueOf('inventory.closed.until') || undefined,
  }
}
