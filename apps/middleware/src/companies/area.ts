import type { Area } from '#area.ts'
import { entities } from './entities.ts'
import { migration as migration0001 } from './migrations/0001-companies.ts'
import { migration as migration0075 } from './migrations/0071-formats.ts'

/** The companies themselves, which every area depends on. Their profile and settings are handled by the areas that show
 * them. */
export const companies = {
  name: 'companies',
  handlers: () => ({}),
  migrations: [migration0001, migration0075],
  entities,
} satisfies Area
