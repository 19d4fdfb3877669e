import { sql } from 'kysely'
import {
  checkLocation,
  LOCATION_KINDS,
  type LocationFieldName,
  type LocationFields,
  type LocationKind,
  locationLabel,
} from '@greenroom/validation'
import { type LocationType, NEEDS_ALL_PLACES, type Scope } from '@greenroom/permissions'
import { restrictedIn } from '#companies/configuration.ts'
import type { Change } from '#database/columns.ts'
import type { CompanyQueries, CompanyStore } from '#database/company-store.ts'
import { changesBetween } from '#calls/write.ts'
import { type FieldError, refused } from '#failures/failures.ts'
import { type LocationUse, usesOf, useWords } from './location-uses.ts'

/** A record of any kind as it is saved. */
export type Saved = LocationFields & { status: 'Active' | 'Inactive' }

/** A record before and after a save. */
export interface LocationSave {
  before: Saved | undefined
  after: Saved
}

export function idOf(kind: LocationKind, record: LocationFields): string {
  return String(record[LOCATION_KINDS[kind].idField])
}

/** The changes of a save, field by field. */
export function changesOf(kind: LocationKind, { before, after }: LocationSave): Change[] {
  return changesBetween(before ?? {}, after, [...LOCATION_KINDS[kind].fields, 'status'])
}

/**
 * Checks saves against the rules and what is stored, and those of a file against each other. Lock the company first
 * (`lockCompany`). Returns the errors in the order of the saves.
 */
export async function checkSaves(
  { db, everywhere, now }: CompanyStore,
  scope: Scope,
  kind: LocationKind,
  saves: readonly LocationSave[],
): Promise<FieldError[][]> {
  const [restricted, all] = await Promise.all([restrictedIn(db), readKnown(everywhere)])
  const known = { ...all, own: scope === 'ALL' ? all.locations : (await readKnown(db)).locations }
  const numbers = kind === 'register' ? await registerNumbers(db, saves) : undefined
  const isDeactivated = ({ before, after }: LocationSave) => before?.status === 'Active' && after.status === 'Inactive'
  const deactivated = saves.filter(isDeactivated).map(({ after }) => idOf(kind, after))
  const uses = await usesOf(db, kind, deactivated, now())
  const ids = saves.map(({ after }) => idOf(kind, after))
  const partlyElsewhere = kind === 'reportingGroup' && scope !== 'ALL' ? await groupsElsewhere(db, everywhere, ids) : []
  return saves.map((save) => {
    const { before, after } = save
    const found = checkLocation(kind, after, { restricted, stored: before })
    const errors: FieldError[] = [...found, ...referenceErrors(kind, save, known), ...placeErrors(kind, save, scope)]
    if (numbers?.isTaken(after)) {
      const message = `Another register of ${after.storeID} has the number ${after.number}.`
      errors.push({ field: 'number', code: 'duplicate', message, value: after.number })
    }
    if (isDeactivated(save)) errors.push(...hindrances(idOf(kind, after), uses))
    if (partlyElsewhere.includes(idOf(kind, after))) errors.push({ field: 'locations', message: NEEDS_ALL_PLACES })
    return errors
  })
}

/** Users of some places add and move things only there (`@greenroom/permissions` L3). */
function placeErrors(kind: LocationKind, { before, after }: LocationSave, scope: Scope): FieldError[] {
  if (scope === 'ALL' || kind === 'reportingGroup' || kind === 'register') return []
  const isPlaced = kind !== 'venue' && (after.venueID || (before && !before.venueID))
  return isPlaced || (kind === 'venue' && before) ? [] : [{ field: 'venueID', message: NEEDS_ALL_PLACES }]
}

/** The reporting groups among these with members that the user can't see: their reports would change for others. */
async function groupsElsewhere(db: CompanyQueries, everywhere: CompanyQueries, ids: readonly string[]) {
  const membersIn = async (queries: CompanyQueries) => {
    const rows = await queries
      .selectFrom('reporting_group_location')
      .select(['reporting_group_id as id', ({ fn }) => fn.countAll<number>().as('members')])
      .where(sql<boolean>`reporting_group_id = any(${ids})`)
      .groupBy('reporting_group_id')
      .execute()
    return new Map(rows.map(({ id, members }) => [id, members]))
  }
  const [own, all] = await Promise.all([membersIn(db), membersIn(everywhere)])
  return ids.filter((id) => all.get(id) !== own.get(id))
}

/** What has to be done first, each with a message of its own. */
function hindrances(id: string, uses: ReadonlyMap<string, LocationUse[]>): FieldError[] {
  return (uses.get(id) ?? []).map((use) => ({
    field: 'status',
    code: 'used',
    message: `${id} can't be deactivated: it has ${useWords(use)}.`,
    value: use,
  }))
}

/** The status of each location by `TYPE ID`, and of each tax by ID. */
interface Known {
  locations: ReadonlyMap<string, string>
  taxes: ReadonlyMap<string, string>
}

interface KnownHere extends Known {
  /** Those of the user's places. */
  own: ReadonlyMap<string, string>
}

async function readKnown(db: CompanyQueries): Promise<Known> {
  const [locations, taxes] = await Promise.all([
    db.selectFrom('location').select(['type', 'location_id', 'status']).execute(),
    db.selectFrom('list_entry').select(['entry_id', 'status']).where('kind', '=', 'tax').execute(),
  ])
  return {
    locations: new Map(locations.map((row) => [`${row.type} ${row.location_id}`, row.status])),
    taxes: new Map(taxes.map((row) => [row.entry_id, row.status])),
  }
}

/** What a record refers to must exist, and be active where it is newly chosen or the record becomes active. */
function referenceErrors(kind: LocationKind, { before, after }: LocationSave, known: KnownHere): FieldError[] {
  const refer = (field: LocationFieldName, name: string, id: unknown, stored: string | undefined): FieldError[] => {
    const isKept = before?.[field] === after[field] && before?.status === after.status
    if (!id || isKept || stored === 'Active' || (stored && after.status === 'Inactive')) return []
    const words = stored ? 'is inactive' : 'does not exist'
    return [{ field, code: 'unknown', message: `${name} ${id as string} ${words}.`, value: id }]
  }
  const at = (field: LocationFieldName, type: LocationType, id: string | null | undefined) =>
    refer(
      field,
      locationLabel(kind, field),
      id,
      (before?.[field] === id ? known.locations : known.own).get(`${type} ${id}`),
    )
  const fields: readonly LocationFieldName[] = LOCATION_KINDS[kind].fields
  return [
    ...(fields.includes('venueID') && kind !== 'venue' ? at('venueID', 'VENUE', after.venueID) : []),
    ...(kind === 'register' ? at('storeID', 'STORE', after.storeID) : []),
    ...(fields.includes('taxID') ? refer('taxID', 'Tax', after.taxID, known.taxes.get(after.taxID ?? '')) : []),
    ...(after.locations ?? []).flatMap(({ type, locationID }) =>
      refer(
        'locations',
        'Location',
        `${type}/${locationID}`,
        known.own.has(`${type} ${locationID}`) ? 'Active' : undefined,
      ),
    ),
  ]
}

/** The numbers of the registers at the stores of these saves, as they will be after all of them. */
async function registerNumbers(db: CompanyQueries, saves: readonly LocationSave[]) {
  const stores = [...new Set(saves.flatMap(({ after }) => after.storeID ?? []))]
  const stored =
    stores.length === 0
      ? []
      : await db
          .selectFrom('register')
          .select(['register_id as registerID', 'store_id as storeID', 'number'])
          .where('store_id', 'in', stores)
          .execute()
  const changed = new Set(saves.map(({ after }) => after.registerID))
  const all = [...stored.filter(({ registerID }) => !changed.has(registerID)), ...saves.map(({ after }) => after)]
  const byNumber = Map.groupBy(all, ({ storeID, number }) => `${storeID}\n${number}`)
  return {
    isTaken: ({ storeID, number }: LocationFields) =>
      typeof number === 'number' && (byNumber.get(`${storeID}\n${number}`)?.length ?? 0) > 1,
  }
}

/** Throws the 400 for the errors of a save, with `at` before each field. */
export function refuseErrors(errors: readonly FieldError[], at = '') {
  if (errors.length === 0) return
  throw refused(
    errors[0]!.message,
    errors.map((error) => ({ ...error, field: `${at}${error.field}` })),
  )
}
