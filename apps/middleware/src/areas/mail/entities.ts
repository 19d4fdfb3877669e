import type { Audience } from '#database/entities.ts'

export const entities = {
  mailSettings: 'CONFIG_ACCOUNT',
} as const satisfies Record<string, Audience>

declare module '#database/entities.ts' {
  interface Entities extends Record<keyof typeof entities, true> {}
}
