import type { Area } from '#area.ts'
import { entities } from './entities.ts'
import { mailHandlers } from './mail-handlers.ts'
import { migration as migration0096 } from './migrations/0096-mail.ts'

export const mail = {
  name: 'mail',
  handlers: mailHandlers,
  migrations: [migration0096],
  entities,
} satisfies Area
