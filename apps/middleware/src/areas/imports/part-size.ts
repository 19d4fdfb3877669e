import { MOST_ITEMS, TOO_MANY_ITEMS } from '@greenroom/imports'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import { Failure } from '#failures/failures.ts'

/** The parts of an import together, in characters: 100,000 rows of 2,000. */
const MOST_CHARACTERS = 200_000_000

/** Of all unfinished imports of a company together: two of the largest. */
const MOST_OF_COMPANY = 400_000_000

/** Their rows are kept until they are applied or canceled; a failed one can be applied again. */
export const UNFINISHED = ['RECEIVING', 'CHECKED', 'APPLYING', 'FAILED'] as const

/**
 * Remembers the size of a part, in characters and items, in place of what was sent under its number before, and refuses
 * what is too much. Parts that come side by side do not count each other, so a few may be too many.
 */
export async function holdSize(
  db: CompanyQueries,
  import_id: number,
  part: number,
  held: { size: number; items: number },
) {
  await db
    .insertInto('import_part')
    .values({ import_id, part, ...held })
    .onConflict((conflict) => conflict.columns(['company_code', 'import_id', 'part']).doUpdateSet(held))
    .execute()
  const own = await db
    .selectFrom('import_part')
    .select([sql<number>`sum(size)::float8`.as('size'), sql<number>`sum(items)::float8`.as('items')])
    .where('import_id', '=', import_id)
    .executeTakeFirstOrThrow()
  if (own.size > MOST_CHARACTERS)
    throw tooMuch('The file is too large: at most 200 million characters. Import it as several files.')
  if (own.items > MOST_ITEMS) throw tooMuch(TOO_MANY_ITEMS)
  const all = await db
    .selectFrom('import')
    .innerJoin('import_part', 'import_part.import_id', 'import.import_id')
    .select(sql<number>`sum(import_part.size)::float8`.as('size'))
    .where('import.state', 'in', UNFINISHED)
    .executeTakeFirstOrThrow()
  if (all.size > MOST_OF_COMPANY)
    throw tooMuch(
      'The unfinished imports of your company have more than 400 million characters together. Apply or cancel one of them first.',
    )
}

export function tooMuch(message: string): Failure {
  return new Failure(409, 'ER_000', message)
}
