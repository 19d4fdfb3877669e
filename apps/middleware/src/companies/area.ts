import type { Area } from '#boot/area.ts'
import { entities } from './entities.ts'
import { migration as migration0001 } from './migrations/0001-companies.ts'

/** The companies themselves, which every area depends on. Their profile and settings are handled by the areas that show
 * them. */
export const companies = {
  name: 'companies',
  handlers: () => ({}),
  migrations: [migration0001],
  entities,
} satisfies Area
