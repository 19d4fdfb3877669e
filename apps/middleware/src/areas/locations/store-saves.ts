import type { LocationKind } from '@greenroom/validation'
import type { Location } from '@greenroom/permissions'
import { sql } from 'kysely'
import type { Change } from '#database/columns.ts'
import { nextVersion, stamp } from '#calls/stamp.ts'
import { auditAll, type AuditEntry, type WriteTransaction } from '#calls/write.ts'
import { changesOf, idOf, type LocationSave, type Saved } from './location-store.ts'
import { TYPE_OF } from './location-uses.ts'

/** Writes checked records with their audit. Unchanged records are not written. */
export async function storeSaves(tx: WriteTransaction, kind: LocationKind, saves: readonly LocationSave[]) {
  const changed = saves.map((save) => ({ ...save, changes: changesOf(kind, save) }))
  const created = changed.filter(({ before }) => before === undefined).map(({ after }) => after)
  if (kind === 'register') await storeRegisters(tx, created)
  else if (kind === 'reportingGroup') await storeGroups(tx, created)
  else await storeLocations(tx, kind, created)
  const updated = changed.filter(({ before, changes }) => before !== undefined && changes.length > 0)
  const alike = Map.groupBy(updated, ({ changes }) => changes.map(({ field }) => field).join())
  for (const some of alike.values()) await update(tx, kind, some)
  await auditAll(
    tx,
    changed
      .filter(({ before, changes }) => before === undefined || changes.length > 0)
      .map(({ before, after, changes }): AuditEntry => {
        const action = before ? 'update' : 'create'
        return { entity: kind, entityID: idOf(kind, after), location: locationOf(kind, after), action, changes }
      }),
  )
}

/** Where a record is; a reporting group is nowhere. */
function locationOf(kind: LocationKind, record: Saved): Location | undefined {
  if (kind === 'reportingGroup') return undefined
  if (kind === 'register') return record.storeID ? { type: 'STORE', locationID: record.storeID } : undefined
  return { type: TYPE_OF[kind], locationID: idOf(kind, record) }
}

const ROWS_A_STATEMENT = 1000

/** Slices of rows that one statement takes. */
function* slices<Row>(rows: readonly Row[]) {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) yield rows.slice(start, start + ROWS_A_STATEMENT)
}

async function storeLocations(tx: WriteTransaction, kind: keyof typeof TYPE_OF, records: readonly Saved[]) {
  for (const some of slices(records)) {
    const rows = some.map((record) => ({
      type: TYPE_OF[kind],
      location_id: idOf(kind, record),
      ...locationColumns(kind, record),
      ...stamp(tx),
    }))
    await tx.db.insertInto('location').values(rows).execute()
  }
}

async function storeRegisters(tx: WriteTransaction, records: readonly Saved[]) {
  for (const some of slices(records)) {
    const rows = some.map((record) => ({ register_id: record.registerID!, ...registerColumns(record), ...stamp(tx) }))
    await tx.db.insertInto('register').values(rows).execute()
  }
}

async function storeGroups(tx: WriteTransaction, records: readonly Saved[]) {
  for (const some of slices(records)) {
    const rows = some.map(({ reportingGroupID, name, status }) => ({
      reporting_group_id: reportingGroupID!,
      name: name!,
      status,
      ...stamp(tx),
    }))
    await tx.db.insertInto('reporting_group').values(rows).execute()
  }
  await storeMembers(tx, records)
}

/** Replaces the members of groups. */
async function storeMembers(tx: WriteTransaction, records: readonly Saved[]) {
  const ids = records.map(({ reportingGroupID }) => reportingGroupID!)
  await tx.db
    .deleteFrom('reporting_group_location')
    .where(sql<boolean>`reporting_group_id = any(${ids})`)
    .execute()
  const rows = records.flatMap(({ reportingGroupID, locations }) =>
    (locations ?? []).map(({ type, locationID }) => ({
      reporting_group_id: reportingGroupID!,
      location_type: type,
      location_id: locationID,
    })),
  )
  for (const some of slices(rows)) await tx.db.insertInto('reporting_group_location').values(some).execute()
}

/**
 * Writes records in which the same fields changed, and only these: a user of one stand may not write its venue. All are
 * one statement, because a file may have thousands.
 */
async function update(
  tx: WriteTransaction,
  kind: LocationKind,
  alike: readonly { after: Saved; changes: readonly Change[] }[],
) {
  const records = alike.map(({ after }) => after)
  const names = alike[0]!.changes.flatMap(({ field }) => COLUMN_OF[field] ?? [])
  const rows = records.map((record) => ({
    id: idOf(kind, record),
    ...(kind === 'register' ? registerColumns(record) : locationColumns(kind, record)),
    hours: record.hours ?? null,
  }))
  const shape = sql.join(['id', ...names].map((name) => sql`${sql.ref(name)} ${sql.raw(TYPES[name] ?? 'text')}`))
  const next = sql<{ id: string }>`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)`.as<'next'>(sql`next(${shape})`)
  const changed = { ...Object.fromEntries(names.map((name) => [name, sql.ref(`next.${name}`)])), ...nextVersion(tx) }
  if (kind === 'register') {
    // Two registers that swap their numbers have none in between: a number is unique at every moment.
    const ids = rows.map(({ id }) => id)
    const theirs = sql<boolean>`register_id = any(${ids})`
    if (names.includes('number')) await tx.db.updateTable('register').set({ number: null }).where(theirs).execute()
    const registers = tx.db.updateTable('register').from(next).set(changed)
    await registers.whereRef('register.register_id', '=', 'next.id').execute()
  } else if (kind === 'reportingGroup') {
    const groups = tx.db.updateTable('reporting_group').from(next).set(changed)
    await groups.whereRef('reporting_group.reporting_group_id', '=', 'next.id').execute()
    await storeMembers(tx, records)
  } else {
    const locations = tx.db.updateTable('location').from(next).set(changed).where('type', '=', TYPE_OF[kind])
    await locations.whereRef('location.location_id', '=', 'next.id').execute()
  }
}

/** The column of each field that can change. */
const COLUMN_OF: Record<string, string> = {
  name: 'name',
  venueID: 'venue_id',
  storeID: 'store_id',
  number: 'number',
  street: 'street',
  city: 'city',
  region: 'region',
  postalCode: 'postal_code',
  country: 'country',
  timeZone: 'time_zone',
  taxID: 'tax_id',
  hours: 'hours',
  status: 'status',
}

/** The types of columns that aren't text. */
const TYPES: Record<string, string> = { number: 'integer', hours: 'jsonb' }

/** Null for what is blank. */
const orNull = (text: string | null | undefined) => text || null

function locationColumns(kind: LocationKind, record: Saved) {
  return {
    name: record.name!,
    venue_id: kind === 'venue' ? null : orNull(record.venueID),
    street: orNull(record.street),
    city: orNull(record.city),
    region: orNull(record.region),
    postal_code: orNull(record.postalCode),
    country: orNull(record.country),
    time_zone: orNull(record.timeZone),
    tax_id: orNull(record.taxID),
    hours: record.hours ? JSON.stringify(record.hours) : null,
    status: record.status,
  }
}

function registerColumns({ name, storeID, number = null, status }: Saved) {
  return { name: name!, store_id: orNull(storeID), number, status }
}
