import type { components } from '@greenroom/openapi'

/** The tone of a status, for merchant and partner alike. */
export const TONES = {
  Requested: 'warning',
  Active: 'success',
  Expired: 'neutral',
  Revoked: 'neutral',
  Declined: 'neutral',
} as const satisfies Record<components['schemas']['PartnerStatus'], string>
