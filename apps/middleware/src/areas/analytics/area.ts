import type { Area } from '#area.ts'
import { sql } from 'kysely'
import { analyticsHandlers } from './analytics-handlers.ts'
import { seedSales } from './demo/seed-sales.ts'
import { migration as migration0016 } from './migrations/0016-sales.ts'

export const analytics = {
  name: 'analytics',
  handlers: analyticsHandlers,
  migrations: [migration0016],
  async demo({ company, db }) {
    // Without fresh statistics, the planner underestimates the new items, and checking each line's item takes twice as long.
    await sql`analyze item`.execute(db)
    await seedSales(company.db, new Date())
  },
} satisfies Area
