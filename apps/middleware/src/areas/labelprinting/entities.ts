import type { Audience } from '#database/entities.ts'

export const entities = {
  labelDefault: 'UTILITIES_LABEL_PRINTING',
  labelJob: 'UTILITIES_LABEL_PRINTING',
} as const satisfies Record<string, Audience>

declare module '#database/entities.ts' {
  interface Entities extends Record<keyof typeof entities, true> {}
}
