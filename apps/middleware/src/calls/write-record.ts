import { notFound, versionConflict } from '#failures/failures.ts'
import type { Entity } from '#database/entities.ts'
import { audit, changesBetween, type WriteTransaction } from './write.ts'

/** A record to be written, and how to read it in the contract's shape. */
interface RecordOf<Shown> {
  entity: Entity
  id: string
  /** The entity and ID in change hints. */
  fields: readonly string[]
  /** Reads the current record. Lock it, or its list, first: of two saves the second must see the first. */
  read: () => Promise<Shown>
}

/** Writes a new record, with its audit entry, and returns it. */
export async function createRecord<Shown extends object>(
  tx: WriteTransaction,
  { entity, id, fields, read }: RecordOf<Shown>,
  insert: () => Promise<unknown>,
): Promise<Shown> {
  await insert()
  const created = await read()
  await audit(tx, entity, id, 'create', changesBetween({}, created, fields))
  return created
}

/** Changes a record, with an audit entry of the differences, and returns it. */
export async function updateRecord<Shown extends object>(
  tx: WriteTransaction,
  { entity, id, fields, read }: RecordOf<Shown>,
  update: (before: Shown) => Promise<unknown>,
): Promise<Shown> {
  const before = await read()
  await update(before)
  const after = await read()
  const changes = changesBetween(before, after, fields)
  if (changes.length > 0) await audit(tx, entity, id, 'update', changes)
  return after
}

/** Deletes a record, with an audit entry of the lost values. */
export async function deleteRecord<Shown extends object>(
  tx: WriteTransaction,
  { entity, id, fields, read }: RecordOf<Shown>,
  remove: (before: Shown) => Promise<unknown>,
): Promise<void> {
  const before = await read()
  await remove(before)
  await audit(tx, entity, id, 'delete', changesBetween(before, {}, fields))
}

interface Stamped {
  version: number
  updatedBy: string
  updatedAt: string
}

/**
 * Lets a save pass only if it is based on the stored version. Throws the 404 for a missing record, and the conflict
 * with the current record.
 */
export function requireVersion<Shown extends Stamped>(current: Shown | undefined, seen: number): Shown {
  if (!current) throw notFound()
  const { version, updatedBy, updatedAt } = current
  if (version !== seen) throw versionConflict({ current, updatedBy, updatedAt })
  return current
}
