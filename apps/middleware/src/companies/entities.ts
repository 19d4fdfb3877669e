import type { Audience } from '#database/entities.ts'

export const entities = {
  accountConfiguration: 'everyone',
  company: 'everyone',
  /** Its ID is the user's. */
  personalFormats: 'oneself',
  systemConfiguration: 'everyone',
} as const satisfies Record<string, Audience>

declare module '#database/entities.ts' {
  interface Entities extends Record<keyof typeof entities, true> {}
}
