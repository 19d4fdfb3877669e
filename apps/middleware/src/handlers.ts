import { analyticsHandlers } from './analytics/analytics-handlers.ts'
import type { OperationID } from './call.ts'
import { changeHandlers } from './changes/change-handlers.ts'
import { changeSetHandlers } from './changesets/change-set-handlers.ts'
import { changeSetListHandlers } from './changesets/change-set-lists.ts'
import { componentHandlers } from './cto/components.ts'
import { configurationHandlers } from './cto/configuration.ts'
import { ctoItemHandlers } from './cto/cto-items.ts'
import { optionGroupHandlers } from './cto/option-groups.ts'
import { restrictionHandlers } from './cto/restrictions.ts'
import { entitlementHandlers } from './entitlements/entitlement-handlers.ts'
import { historyHandlers } from './history/history-handlers.ts'
import { imageHandlers } from './images/image-handlers.ts'
import { importHandlers } from './imports/import-handlers.ts'
import { importPictureHandlers } from './imports/import-pictures.ts'
import { importListHandlers } from './imports/import-lists.ts'
import { autoIDHandlers } from './items/auto-id.ts'
import { itemBatchHandlers } from './items/item-batch.ts'
import { itemListHandlers } from './items/item-list.ts'
import { itemWriteHandlers } from './items/item-write.ts'
import { locationHintHandlers } from './items/location-hints.ts'
import { entryImportHandlers } from './lists/import-entries.ts'
import { listHandlers } from './lists/list-handlers.ts'
import { mergeHandlers } from './lists/merge.ts'
import { onboardingHandlers } from './onboarding/onboarding-handlers.ts'
import { packageHandlers } from './packages/package-handlers.ts'
import { partnerHandlers } from './partners/partner-handlers.ts'
import type { Platform } from './platform.ts'
import { productHandlers } from './products/product-handlers.ts'
import { attributeHandlers } from './reference/attributes.ts'
import { companyProfileHandlers } from './reference/company-profile.ts'
import { locationHandlers } from './reference/locations.ts'
import { newReferenceHandlers } from './reference/new-entries.ts'
import { priceRuleHandlers } from './reference/price-rules.ts'
import { roleHandlers } from './roles/role-handlers.ts'
import { deviceHandlers } from './session/device-handlers.ts'
import { passwordHandlers } from './session/password-handlers.ts'
import { accountConfigurationHandlers } from './session/account-configuration.ts'
import { sessionHandlers } from './session/session-handlers.ts'
import { userHandlers } from './users/user-handlers.ts'
import { twoFactorHandlers } from './session/two-factor-handlers.ts'
import { ssoHandlers } from './sso/sso-handlers.ts'
import { viewHandlers } from './views/view-handlers.ts'

/** Every operation of the contract has its handler here; the compiler and the boot both check it. */
export function allHandlers(platform: Platform) {
  return {
    ...sessionHandlers(platform),
    ...ssoHandlers(platform),
    ...accountConfigurationHandlers,
    ...companyProfileHandlers,
    ...twoFactorHandlers(platform),
    ...passwordHandlers(platform),
    ...deviceHandlers(platform),
    ...locationHandlers,
    ...newReferenceHandlers,
    ...attributeHandlers,
    ...priceRuleHandlers,
    ...listHandlers,
    ...mergeHandlers,
    ...entryImportHandlers,
    ...onboardingHandlers,
    ...changeHandlers(platform),
    ...packageHandlers,
    ...optionGroupHandlers,
    ...componentHandlers,
    ...restrictionHandlers,
    ...configurationHandlers,
    ...ctoItemHandlers,
    ...partnerHandlers(platform),
    ...roleHandlers(platform),
    ...userHandlers(platform),
    ...itemListHandlers,
    ...itemWriteHandlers,
    ...itemBatchHandlers,
    ...changeSetHandlers,
    ...changeSetListHandlers,
    ...historyHandlers,
    ...locationHintHandlers,
    ...autoIDHandlers,
    ...productHandlers,
    ...entitlementHandlers,
    ...imageHandlers(platform),
    ...importHandlers,
    ...importPictureHandlers(platform),
    ...importListHandlers,
    ...analyticsHandlers(platform),
    ...viewHandlers,
  } satisfies Record<OperationID, unknown>
}
