import type { Audience } from '#database/entities.ts'

export const entities = {
  printer: 'UTILITIES_LABEL_PRINTING',
  ssoProvider: 'CONFIG_SSO',
} as const satisfies Record<string, Audience>

declare module '#database/entities.ts' {
  interface Entities extends Record<keyof typeof entities, true> {}
}
