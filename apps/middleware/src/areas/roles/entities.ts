import type { Audience } from '#database/entities.ts'

export const entities = {
  // Notifies the users of the role, so that they reload their permissions.
  role: 'everyone',
} as const satisfies Record<string, Audience>

declare module '#database/entities.ts' {
  interface Entities extends Record<keyof typeof entities, true> {}
}
