import { PRICE_CHANGE, type PlannedPrice, type PriceChangeLine, type PriceChangeState } from '@greenroom/catalog'
import { sql } from 'kysely'
import type { CompanyQueries } from '#database/company-store.ts'
import type { RelatedDocument } from '#documents/stored-kind.ts'

/** A planned price, with the price change that it is part of. */
export interface PlannedLine extends PlannedPrice {
  itemID: string
  field: string
  state: PriceChangeState
  createdAt: Date
  createdBy: string
}

const APPROVED: PriceChangeState = 'APPROVED'
const SUBMITTED: PriceChangeState = 'SUBMITTED'
const RUNNING: PriceChangeState = 'RUNNING'

/**
 * What price changes, except the one with this number, will make of the prices of items, in the order of their times.
 * Those that still wait for approval count if they have a time; approved ones without a time come at once, and those
 * that run end later.
 */
export async function plannedLines(
  db: CompanyQueries,
  itemIDs: readonly string[],
  except = '',
): Promise<PlannedLine[]> {
  const rows = await db
    .selectFrom('document')
    .innerJoin('document_line as line', (join) =>
      join.onRef('line.kind', '=', 'document.kind').onRef('line.number', '=', 'document.number'),
    )
    .select([
      'document.number',
      'document.state',
      'document.created_at as createdAt',
      'document.created_by as createdBy',
      'document.updated_at as updatedAt',
      sql<string | null>`document.header ->> 'effectiveAt'`.as('effectiveAt'),
      sql<string | null>`document.header ->> 'endsAt'`.as('endsAt'),
      sql<Pick<PlannedLine, 'itemID' | 'field' | 'price' | 'was'>>`line.fields`.as('fields'),
    ])
    .where('document.kind', '=', PRICE_CHANGE.name)
    .where('document.state', 'in', [APPROVED, SUBMITTED, RUNNING])
    .where('document.number', '!=', except)
    .where(({ eb, fn, val }) => eb('line.item_id', '=', fn.any(val([...new Set(itemIDs)]))))
    .execute()
  return rows
    .filter(({ state, effectiveAt }) => state !== SUBMITTED || effectiveAt !== null)
    .map(({ fields: { itemID, field, price, was }, state, effectiveAt, endsAt, updatedAt, ...document }) => ({
      ...document,
      itemID,
      field,
      price,
      was,
      state: state as PriceChangeState,
      at: effectiveAt === null ? updatedAt.getTime() : Date.parse(effectiveAt),
      endsAt: endsAt === null ? null : Date.parse(endsAt),
      isApproved: state !== SUBMITTED,
      isRunning: state === RUNNING,
    }))
    .sort((one, other) => one.at - other.at || one.number.localeCompare(other.number, 'en'))
}

/** The planned prices of each line of a price change. */
export function byLine(planned: readonly PlannedLine[]) {
  const byPrice = Map.groupBy(planned, priceOf)
  return (line: Pick<PriceChangeLine, 'itemID' | 'field'>): readonly PlannedLine[] => byPrice.get(priceOf(line)) ?? []
}

/** The price changes that change prices of these lines, in the order of their times. */
export function changesBeside(planned: readonly PlannedLine[], lines: readonly PriceChangeLine[]): RelatedDocument[] {
  const prices = new Set(lines.map(priceOf))
  const of = new Map(planned.filter((line) => prices.has(priceOf(line))).map((line) => [line.number, line]))
  return [...of.values()].map(({ number, state, at, endsAt, createdAt, createdBy }) => ({
    number,
    state: PRICE_CHANGE.states[state].label,
    tone: PRICE_CHANGE.states[state].tone,
    createdAt: createdAt.toISOString(),
    createdBy,
    effectiveAt: new Date(at).toISOString(),
    ...(endsAt != null && { endsAt: new Date(endsAt).toISOString() }),
  }))
}

const priceOf = ({ itemID, field }: Pick<PriceChangeLine, 'itemID' | 'field'>) => `${field} ${itemID}`
