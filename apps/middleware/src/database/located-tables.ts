import type { Location, LocationType, Scope } from '@greenroom/permissions'
import { type Expression, expressionBuilder, ExpressionWrapper, type OperationNode, sql, type SqlBool } from 'kysely'
import { LOCATED_ENTITIES } from './entities.ts'
import type { Tables } from './tables.ts'

/** A user who is assigned to some locations (`@greenroom/permissions` L1 to L3, here as conditions). */
export interface PlacedReader {
  userID: string
  locations: readonly Location[]
}

/** The caller as a reader, unless they work everywhere. */
export function readerOf({ userID, scope }: { userID: string; scope: Scope }): PlacedReader | undefined {
  return scope === 'ALL' ? undefined : { userID, locations: scope }
}

/** How the rows of a table say where they are. */
interface Located {
  /** Whether the row, of the table by the name `as`, is at one of the reader's places. */
  isCovered?(as: string, reader: PlacedReader): Expression<SqlBool>
  /** The columns with the ID of a location, and its type, or the column that has it. A write must name one of the places. */
  columns: Readonly<Record<string, LocationType | typeof TYPE_COLUMN>>
  /** New rows without a location would be placed nowhere. */
  required?: readonly string[]
}

/** The type of the location in `location_id` (docs/adr/0022). */
const TYPE_COLUMN = 'location_type'

const TYPES: readonly LocationType[] = ['VENUE', 'STORE', 'WAREHOUSE', 'ARTIST']

const eb = expressionBuilder<Tables, 'location'>()

/** Whether a row of `location`, by the name `as`, is assigned, or belongs to a venue that is. */
function isOwn(as: string, { locations }: PlacedReader): Expression<SqlBool> {
  const ids = (type: LocationType) => locations.filter((own) => own.type === type).map(({ locationID }) => locationID)
  const column = (name: string) => sql.ref(`${as}.${name}`)
  const assigned = TYPES.filter((type) => ids(type).length > 0).map(
    (type) => sql<SqlBool>`(${column('type')} = ${type} and ${column('location_id')} = any(${ids(type)}))`,
  )
  return eb.or([...assigned, sql<SqlBool>`${column('venue_id')} = any(${ids('VENUE')})`])
}

/** The reader's locations. */
function own(reader: PlacedReader) {
  return eb.selectFrom('location as own_location').where(isOwn('own_location', reader))
}

/** Whether a column of the row, by the name `as`, has the ID of one of the reader's locations. */
function isOneOfOwn(as: string, column: string, type: LocationType | typeof TYPE_COLUMN, reader: PlacedReader) {
  const id = sql<string>`${sql.ref(`${as}.${column}`)}`
  if (type !== TYPE_COLUMN) {
    return eb(id, 'in', own(reader).select('own_location.location_id').where('own_location.type', '=', type))
  }
  const keys = own(reader).select(['own_location.type', 'own_location.location_id'])
  return sql<SqlBool>`(${sql.ref(`${as}.${TYPE_COLUMN}`)}, ${id}) in ${keys}`
}

/** Located by any of these columns. */
const at = (columns: Located['columns']): Located => ({
  columns,
  isCovered: (as, reader) =>
    eb.or(Object.entries(columns).map(([column, type]) => isOneOfOwn(as, column, type, reader))),
})

/** The tables whose rows are at a location; `located-tables.test.ts` finds every other one that refers to one. */
export const LOCATED: Readonly<Record<string, Located>> = {
  location: { columns: { venue_id: 'VENUE' }, required: ['venue_id'], isCovered: isOwn },
  register: { ...at({ store_id: 'STORE' }), required: ['store_id'] },
  event: at({ venue_id: 'VENUE', artist_id: 'ARTIST' }),
  stock_movement: at({ location_id: TYPE_COLUMN }),
  stock_balance: at({ location_id: TYPE_COLUMN }),
  sale_line: at({ location_id: TYPE_COLUMN }),
  replenishment_suggestion: at({ location_id: TYPE_COLUMN }),
  location_hint: at({ location_id: TYPE_COLUMN }),
  entitlement: at({ location_id: TYPE_COLUMN }),
  reporting_group_location: at({ location_id: TYPE_COLUMN }),
  user_location: at({ location_id: TYPE_COLUMN }),
  document_location: at({ location_id: TYPE_COLUMN }),
  // Seen from each of its places; a document of the company has none.
  document: {
    columns: {},
    isCovered: (as, reader) => {
      const places = () =>
        eb
          .selectFrom('document_location as place')
          .select('place.number')
          .where(sql<SqlBool>`place.kind = ${sql.ref(`${as}.kind`)} and place.number = ${sql.ref(`${as}.number`)}`)
      return eb.or([
        eb.not(eb.exists(places())),
        eb.exists(places().where(isOneOfOwn('place', 'location_id', TYPE_COLUMN, reader))),
      ])
    },
  },
  // Without a location, it is for all of them.
  label_default: {
    columns: { location_id: TYPE_COLUMN },
    isCovered: (as, reader) =>
      eb.or([
        sql<SqlBool>`${sql.ref(`${as}.location_id`)} is null`,
        isOneOfOwn(as, 'location_id', TYPE_COLUMN, reader),
      ]),
  },
  // Its copies may say what is on hand at all places of whoever printed it.
  label_job: {
    columns: {},
    isCovered: (as, { userID }) => {
      const reader = eb.selectFrom('app_user as printer').select('printer.user_name')
      return eb(sql<string>`${sql.ref(`${as}.created_by`)}`, 'in', reader.where('printer.user_id', '=', userID))
    },
  },
  // Seen where they work; the users area judges who may change them.
  app_user: {
    columns: {},
    isCovered: (as, reader) => {
      const assignments = () =>
        eb
          .selectFrom('user_location as assignment')
          .select('assignment.user_id')
          .where(sql<SqlBool>`assignment.user_id = ${sql.ref(`${as}.user_id`)}`)
      return eb.or([
        sql<SqlBool>`${sql.ref(`${as}.user_id`)} = ${reader.userID}`,
        eb.not(eb.exists(assignments())),
        eb.exists(assignments().where(isOneOfOwn('assignment', 'location_id', TYPE_COLUMN, reader))),
      ])
    },
  },
  // What happened to a record at a location.
  audit_entry: {
    columns: {},
    isCovered: (as, reader) =>
      eb.or([
        sql<SqlBool>`${sql.ref(`${as}.entity`)} <> all(${LOCATED_ENTITIES})`,
        isOneOfOwn(as, 'location_id', TYPE_COLUMN, reader),
      ]),
  },
}

/**
 * The condition that the rows of a table, by the name `as`, are at the reader's places. None for a table that belongs to
 * the company, nor for a location that is joined to a row for its name.
 */
export function placeCondition(table: string, as: string, reader: PlacedReader, isLeftJoin: boolean) {
  if (table === 'location' && isLeftJoin) return undefined
  return LOCATED[table]?.isCovered?.(as, reader).toOperationNode()
}

/**
 * The value of a located column, as written by this reader: another location becomes one that no foreign key accepts.
 * `valueOf` is what the same write says about another column.
 */
export function ownLocation(
  table: string,
  column: string,
  value: OperationNode,
  valueOf: (column: string) => OperationNode | undefined,
  reader: PlacedReader,
) {
  const type = LOCATED[table]?.columns[column]
  if (!type) return value
  const written = (node: OperationNode) => new ExpressionWrapper<Tables, 'location', string>(node)
  const found = own(reader)
    .select('own_location.location_id')
    .where('own_location.location_id', '=', written(value))
    .where(sql`own_location.type`, '=', type === TYPE_COLUMN ? written(valueOf(TYPE_COLUMN)!) : type)
  return sql`coalesce(${found}, '')`.toOperationNode()
}
