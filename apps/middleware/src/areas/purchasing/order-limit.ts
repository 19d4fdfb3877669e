import { ACCOUNT_SETTINGS, type AccountSettings } from '@greenroom/validation'

const KEY = 'inventory.order.approval.above'

/** An order of more than this needs somebody else's approval. */
export function orderLimit(settings: AccountSettings): number {
  return Number(settings[KEY] ?? ACCOUNT_SETTINGS[KEY].initial)
}
