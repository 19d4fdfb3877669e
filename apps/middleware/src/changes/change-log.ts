import type { WriteTransaction } from '../database/write.ts'
import type { Entity } from './entities.ts'

/** IDs by what they are of, as one transaction changes them. */
export type Changed = Map<Entity, Set<string>>

/** Beyond this, whoever looks at such a list reads all of it again. */
const MOST_IDS = 100

export function noteChanged(changed: Changed, entity: Entity, ids: Iterable<string>) {
  const noted = changed.get(entity) ?? new Set()
  changed.set(entity, noted)
  for (const id of ids) {
    if (noted.size > MOST_IDS) return
    noted.add(id)
  }
}

/** One hint for each entity, as the last thing a transaction does: what is not committed was never told. */
export async function logChanges({ db, changed, writer }: Pick<WriteTransaction, 'db' | 'changed' | 'writer'>) {
  if (changed.size === 0) return
  const rows = [...changed].map(([entity, ids]) => ({
    entity,
    ids: ids.size > MOST_IDS ? null : JSON.stringify([...ids]),
    request_id: writer.requestID,
  }))
  await db.insertInto('change_log').values(rows).execute()
}
