import { allows, explainDenied, type NeededLevel } from '@greenroom/permissions'
import { ENTRY_FIELDS, LIST_KINDS, type ListKind } from '@greenroom/catalog'
import type { Answer, Call, HandlersOf } from '#calls/call.ts'
import { auditAll, write, type WriteTransaction } from '#calls/write.ts'
import { requireVersion } from '#calls/write-record.ts'
import { type FieldError, forbidden, notFound, refused, refusedField } from '#failures/failures.ts'
import type { Entry } from './entry-row.ts'
import { type EntrySave, lockList, checkSaves, newEntry, readList, storeSaves } from './entry-store.ts'
import { usesOf } from './entry-uses.ts'

type ListOperation = 'listEntries' | 'createEntry' | 'updateEntry' | 'deleteEntry' | 'setEntryStatus' | 'listEntryUses'
type WriteOperation = ListOperation | 'mergeEntries' | 'importEntries'

/** The lists that items choose from, handled alike: their differences are data. */
export const listHandlers: HandlersOf<ListOperation> = {
  listEntries: async (call) => ({ body: await readList(call.company.db, listOf(call, 'READ')) }),

  listEntryUses: async (call) => {
    const uses = await usesOf(call.company.everywhere, listOf(call, 'READ'))
    return { body: [...uses].map(([id, counts]) => ({ id, ...counts })) }
  },

  createEntry: (call) =>
    writeList(call, 'WRITE', async (tx, kind, stored) => {
      const { id } = call.body
      const message = `The ${LIST_KINDS[kind].one} ${id} exists already`
      if (stored.some((entry) => entry.id === id)) throw refusedField('id', message, id)
      return { body: await saved(tx, kind, stored, { before: undefined, after: newEntry(call.body) }) }
    }),

  updateEntry: (call) =>
    writeList(call, 'WRITE', async (tx, kind, stored) => {
      const { version, ...input } = call.body
      const found = stored.find(({ id }) => id === input.id)
      const before = requireVersion(found, version)
      refuse(fixedChanges(kind, before, input))
      return { body: await saved(tx, kind, stored, { before, after: { ...before, ...input } }) }
    }),

  setEntryStatus: (call) =>
    writeList(call, 'WRITE', async (tx, kind, stored) => {
      const { ids, status } = call.body
      const saves = chosenOf(stored, ids).map((before) => ({ before, after: { ...before, status } }))
      await storeSaves(tx, kind, saves)
      return { body: chosenOf(await readList(tx.db, kind), ids) }
    }),

  deleteEntry: (call) =>
    writeList(call, 'DELETE', async (tx, kind, stored) => {
      const { id } = call.query
      const [entry] = chosenOf(stored, [id])
      await holdEntry(tx, kind, id)
      if ((await usesOf(tx.everywhere, kind, { id })).has(id))
        throw refused(`${id} is in use. You can deactivate it but not delete it`)
      await removeEntries(tx, kind, [entry!])
      return {}
    }),
}

/** Changes a list for a user with access, and locks the whole list. */
export function writeList<Op extends WriteOperation, Body>(
  call: Call<Op> & Pick<Call<WriteOperation>, 'params'>,
  level: NeededLevel,
  work: (tx: WriteTransaction, kind: ListKind, stored: Entry[]) => Promise<Answer<Body>>,
) {
  const kind = listOf(call, level)
  return write(call, async (tx) => work(tx, kind, await lockList(tx, kind)))
}

/** The list of a call, if the user has access. */
export function listOf({ params, user }: Pick<Call<WriteOperation>, 'params' | 'user'>, level: NeededLevel): ListKind {
  const { feature } = LIST_KINDS[params.kind]
  if (!allows(user.grants, feature, level)) throw forbidden(explainDenied(feature, level))
  return params.kind
}

/** The entries with these IDs. Throws the 404 if one is missing. */
export function chosenOf(stored: readonly Entry[], ids: readonly string[]): Entry[] {
  const chosen = stored.filter(({ id }) => ids.includes(id))
  if (chosen.length < ids.length) throw notFound()
  return chosen
}

/** A concurrent save of a record that names this entry finishes first, or finds it gone. */
export async function holdEntry({ db }: WriteTransaction, kind: ListKind, id: string) {
  await db
    .selectFrom('list_entry')
    .select('entry_id')
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .forUpdate()
    .execute()
}

/** Removes entries, each with an audit entry of what it was. */
export async function removeEntries(tx: WriteTransaction, kind: ListKind, entries: readonly Entry[]) {
  const ids = entries.map(({ id }) => id)
  await tx.db
    .deleteFrom('list_entry')
    .where('kind', '=', kind)
    .where(({ eb, fn, val }) => eb('entry_id', '=', fn.any(val(ids))))
    .execute()
  await auditAll(
    tx,
    entries.map(({ id, ...fields }) => {
      const lost = Object.entries(fields).filter(([field]) => !['version', 'updatedBy', 'updatedAt'].includes(field))
      const changes = lost.map(([field, from]) => ({ field, from, to: null }))
      return { entity: kind, entityID: id, action: 'delete', changes }
    }),
  )
}

/** A field that is fixed after creation may only be sent with its current value. */
export function fixedChanges(kind: ListKind, before: Entry, input: Partial<Entry>): FieldError[] {
  return ENTRY_FIELDS[kind].flatMap(({ name, label, fixed }) => {
    const isChanged = fixed && input[name] !== undefined && input[name] !== before[name]
    return isChanged ? [{ field: name, code: 'fixed', message: `${label} is fixed after creation.` }] : []
  })
}

async function saved(tx: WriteTransaction, kind: ListKind, stored: Entry[], save: EntrySave): Promise<Entry> {
  const [errors = []] = await checkSaves(tx.db, kind, stored, [save])
  refuse(errors)
  await storeSaves(tx, kind, [save])
  return chosenOf(await readList(tx.db, kind), [save.after.id])[0]!
}

function refuse(errors: FieldError[]) {
  if (errors.length > 0) throw refused(errors[0]!.message, errors)
}
