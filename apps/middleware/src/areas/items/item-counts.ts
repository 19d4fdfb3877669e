import { sql, type RawBuilder } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import type { HandlersOf } from '#calls/call.ts'
import { foundByTrigrams } from '#query/search-text.ts'
import { hiddenFields } from './item-columns.ts'
import {
  conditionsOf,
  FILTER_COLUMNS,
  filterOfQuery,
  type ItemSelection,
  LACKS,
  type MissingField,
  soughtIn,
} from './item-filter.ts'
import { selectionOf } from './item-rules.ts'

/** No value is counted beyond this: "1,000+" says enough to choose a filter. */
const MOST_COUNTED = 1_000

/** Counts are told of so many values, the most frequent first. */
const MOST_VALUES = 1_000

/** What items can be counted by: the lists that they choose from. */
type CountedField = Exclude<keyof typeof FILTER_COLUMNS, 'itemIDs' | 'productID'> | 'fee' | 'missing'

export const itemCountHandlers: HandlersOf<'countItemValues'> = {
  countItemValues: async ({ company, user, query }) => {
    const { field } = query
    // The other values of the field can be added to those that are chosen.
    const { [field]: _, ...others } = filterOfQuery(query)
    const hidden = hiddenFields(user.grants)
    const lacks = (Object.keys(LACKS) as MissingField[]).filter((name) => !hidden.has(name))
    return { body: await countsOf(company.db, valuesOf(field, lacks), selectionOf(user.grants, others)) }
  },
}

/** The values of each item, as a set. */
function valuesOf(field: CountedField, lacks: readonly MissingField[]): RawBuilder<string> {
  if (field === 'fee') return sql`unnest(item.fee_ids)`
  if (field !== 'missing') return sql`${sql.ref(`item.${FILTER_COLUMNS[field]}`)}::text`
  const missing = lacks.map((name) => sql`case when ${LACKS[name]} then ${name}::text end`)
  return sql`unnest(array_remove(array[${sql.join(missing)}]::text[], null))`
}

async function countsOf(db: CompanyQueries, values: RawBuilder<string>, filter: ItemSelection) {
  const sought = soughtIn(filter)
  const rows = await db
    .selectFrom((inner) =>
      inner
        .selectFrom('item')
        .select(values.as('value'))
        .where(conditionsOf(filter))
        .where(sought ? foundByTrigrams(sought) : sql<boolean>`true`)
        .as('valued'),
    )
    .select(['valued.value', sql<number>`count(*)::int`.as('count')])
    .where('valued.value', 'is not', null)
    .groupBy('valued.value')
    .orderBy('count', 'desc')
    .orderBy('valued.value')
    .limit(MOST_VALUES)
    .execute()
  return rows.map(({ value, count }) => ({
    value,
    count: Math.min(count, MOST_COUNTED),
    capped: count > MOST_COUNTED,
  }))
}
