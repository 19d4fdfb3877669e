import {
  COUNT,
  COUNT_EXPECTED,
  COUNT_UNCOUNTED,
  type CountEffect,
  inventorySettings,
  quantityOrZero,
  readPlace,
} from '@greenroom/inventory'
import { toAmount } from '@greenroom/money'
import { accountSettings } from '#companies/configuration.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { withPlaceNames } from '#documents/place-names.ts'
import type { StoredKind } from '#documents/stored-kind.ts'
import { postMovements } from '#ledger/post-movements.ts'
import { completeCount } from './complete-count.ts'
import type { CountShape } from './count-shape.ts'

type Effect = StoredKind<CountShape>['effects'][string]

const postCount: Effect = async (tx, { number, header, lines, references }) => {
  const location = readPlace(header.place)!
  const moved = lines.flatMap(({ itemID, difference, unitCost }, line) => {
    if (difference === null || difference === 0) return []
    const cost = unitCost == null ? {} : { unitCost: toAmount(unitCost) }
    const quantity = quantityOrZero(difference)
    return [{ line, itemID, location, bucket: 'ON_HAND' as const, quantity, reason: 'COUNT' as const, ...cost }]
  })
  await postMovements(tx, { kind: 'count', number, step: 'post', lines: moved })
  return references
}

const labelOf = (choices: readonly { value: string; label: string }[], chosen: string | null | undefined) =>
  choices.find(({ value }) => value === chosen)?.label ?? ''

export const COUNTS: StoredKind<CountShape> = {
  kind: COUNT,
  entity: 'count',
  headerFields: ['placeName', 'place', 'expected', 'uncounted', 'sections', 'remarks'],
  completeHeader: (db, header) => withPlaceNames(db, header, { place: 'placeName' }),
  placesOf: ({ place }) => [readPlace(place)].flatMap((location) => location ?? []),
  documentOf: ({ header, ...core }) => ({ ...core, ...header }),
  contextOf: async ({ db, now }, actor, stored) => {
    const { mayBeNegative, countLimit } = inventorySettings(await accountSettings(db))
    const counters = stored ? await countersOf(db, stored.number) : []
    return { ...actor, now: now().getTime(), mayBeNegative, limit: countLimit, counters }
  },
  completeLines: ({ db }, lines, of) => completeCount(db, lines, of),
  effects: { postCount } satisfies Record<CountEffect, Effect>,
  factsOf: ({ placeName, expected, uncounted, sections, remarks }) => ({
    facts: [
      { label: 'Location', value: placeName ?? '' },
      { label: 'Expected quantities', value: labelOf(COUNT_EXPECTED, expected) },
      { label: 'Items not counted', value: labelOf(COUNT_UNCOUNTED, uncounted) },
      ...(sections ? [{ label: 'Sections', value: sections }] : []),
    ],
    remarks: remarks ?? undefined,
  }),
}

async function countersOf(db: CompanyQueries, number: string): Promise<string[]> {
  const rows = await db.selectFrom('count_tally').select('counted_by').distinct().where('number', '=', number).execute()
  return rows.map(({ counted_by }) => counted_by)
}
