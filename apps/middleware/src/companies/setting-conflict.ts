import type { WriteTransaction } from '#calls/write.ts'
import { versionConflict } from '#failures/failures.ts'

interface Conflicting {
  /** Its path in the request, e.g. `configurations.0.value`. */
  field: string
  key: string
  label: string
}

/** The 409 for settings that were changed since the caller read them: it names each, and who changed the first. */
export async function settingConflict(
  tx: WriteTransaction,
  entity: 'accountConfiguration' | 'systemConfiguration',
  conflicting: readonly [Conflicting, ...Conflicting[]],
  current: unknown,
) {
  const [{ key, label }] = conflicting
  const last = await tx.db
    .selectFrom('audit_entry')
    .select(['user_name', 'at'])
    .where('entity', '=', entity)
    .where('entity_id', '=', key)
    .orderBy('audit_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const updatedBy = last?.user_name ?? 'Someone'
  const errors = conflicting.map((one) => ({
    field: one.field,
    message: `${one.label}: changed in the meantime`,
  }))
  return versionConflict(
    { current, updatedBy, updatedAt: (last?.at ?? tx.at).toISOString() },
    { what: `"${label}"`, errors },
  )
}
