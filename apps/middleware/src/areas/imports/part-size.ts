import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { Failure } from '#http/failures.ts'

/** The parts of an import together, in characters: 100,000 rows of 2,000. */
const MOST_CHARACTERS = 200_000_000

/** Remembers the size of a part, in place of what was sent under its number before, and refuses what is too much. */
export async function holdSize(db: CompanyQueries, import_id: number, part: number, size: number) {
  await db
    .insertInto('import_part')
    .values({ import_id, part, size })
    .onConflict((conflict) => conflict.columns(['company_code', 'import_id', 'part']).doUpdateSet({ size }))
    .execute()
  const { sum } = await db
    .selectFrom('import_part')
    .select(sql<number>`sum(size)::float8`.as('sum'))
    .where('import_id', '=', import_id)
    .executeTakeFirstOrThrow()
  if (sum <= MOST_CHARACTERS) return
  throw new Failure(409, 'ER_000', 'The file is too large: at most 200 million characters. Import it as several files.')
}
