import type { Area } from '#boot/area.ts'

export const mail = {
  name: 'mail',
  handlers: () => ({}),
} satisfies Area
