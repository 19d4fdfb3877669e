import type { CompanyQueries } from './company-store.ts'
import type { Entity } from './entities.ts'

/** IDs by entity, as changed by one transaction. */
export type Changed = Map<Entity, Set<string>>

/** Above this number, clients reload the whole list. */
export const MOST_IDS = 100

export function noteChanged(changed: Changed, entity: Entity, ids: Iterable<string>) {
  const noted = changed.get(entity) ?? new Set()
  changed.set(entity, noted)
  for (const id of ids) {
    if (noted.size > MOST_IDS) return
    noted.add(id)
  }
}

/** Writes one hint per entity, as the transaction's last statement: nothing uncommitted is ever published. */
export async function logChanges(db: CompanyQueries, changed: Changed, requestID: string) {
  if (changed.size === 0) return
  const rows = [...changed].map(([entity, ids]) => ({
    entity,
    ids: ids.size > MOST_IDS ? null : JSON.stringify([...ids]),
    request_id: requestID,
  }))
  await db.insertInto('change_log').values(rows).execute()
}
