import { allows, explainDenied, type NeededLevel } from '@greenroom/permissions'
import { LIST_KINDS, type ListKind } from '@greenroom/validation'
import type { Call, HandlersOf } from '../call.ts'
import { audit, checkVersion, write, type WriteTransaction } from '../database/write.ts'
import { type FieldError, forbidden, notFound, refused } from '../failures.ts'
import type { Entry } from './entry-row.ts'
import { type EntrySave, holdList, judgeSaves, newEntry, readList, storeSaves } from './entry-store.ts'
import { NO_USES, usesOf } from './entry-uses.ts'

type ListOperation = 'listEntries' | 'createEntry' | 'updateEntry' | 'deleteEntry' | 'setEntryStatus' | 'listEntryUses'

/** The lists that items choose from, all alike: what differs between them is a matter of data. */
export const listHandlers: HandlersOf<ListOperation> = {
  listEntries: async (call) => ({ body: await readList(call.company.db, listOf(call, 'READ')) }),

  listEntryUses: async (call) => {
    const uses = await usesOf(call.company.db, listOf(call, 'READ'))
    return { body: [...uses].map(([id, counts]) => ({ id, ...counts })) }
  },

  createEntry: (call) => {
    const kind = listOf(call, 'WRITE')
    return write(call, async (tx) => {
      const stored = await holdList(tx, kind)
      const { id } = call.body
      const message = `The ${LIST_KINDS[kind].one} ${id} exists already`
      if (stored.some((entry) => entry.id === id)) throw refused(message, [{ field: 'id', message, value: id }])
      return { body: await saved(tx, kind, stored, { before: undefined, after: newEntry(call.body) }) }
    })
  },

  updateEntry: (call) => {
    const kind = listOf(call, 'WRITE')
    return write(call, async (tx) => {
      const { version, ...said } = call.body
      const stored = await holdList(tx, kind)
      const before = stored.find(({ id }) => id === said.id)
      checkVersion(before && versionOf(before), version, () => before)
      refuse(fixedChanges(kind, before!, said))
      return { body: await saved(tx, kind, stored, { before, after: { ...before!, ...said } }) }
    })
  },

  setEntryStatus: (call) => {
    const kind = listOf(call, 'WRITE')
    return write(call, async (tx) => {
      const { ids, status } = call.body
      const chosen = chosenOf(await holdList(tx, kind), ids)
      await storeSaves(
        tx,
        kind,
        chosen.map((before) => ({ before, after: { ...before, status } })),
      )
      return { body: chosenOf(await readList(tx.db, kind), ids) }
    })
  },

  deleteEntry: (call) => {
    const kind = listOf(call, 'DELETE')
    return write(call, async (tx) => {
      const { id } = call.query
      const [entry] = chosenOf(await holdList(tx, kind), [id])
      const { items, entries } = (await usesOf(tx.db, kind, id)).get(id) ?? NO_USES
      if (items + entries > 0) throw refused(`${id} is in use, so that it can be deactivated but not deleted`)
      await removeEntry(tx, kind, entry!)
      return {}
    })
  },
}

/** The list of a call, for those who may. */
export function listOf({ params, user }: Pick<Call<ListOperation>, 'params' | 'user'>, level: NeededLevel): ListKind {
  const { feature } = LIST_KINDS[params.kind]
  if (!allows(user.grants, feature, level)) throw forbidden(explainDenied(feature, level))
  return params.kind
}

/** The entries with these IDs. Throws the 404 where one is missing. */
export function chosenOf(stored: readonly Entry[], ids: readonly string[]): Entry[] {
  const chosen = stored.filter(({ id }) => ids.includes(id))
  if (chosen.length < ids.length) throw notFound()
  return chosen
}

export async function removeEntry(tx: WriteTransaction, kind: ListKind, { id, ...fields }: Entry) {
  await tx.db.deleteFrom('list_entry').where('kind', '=', kind).where('entry_id', '=', id).execute()
  const lost = Object.entries(fields).filter(([field]) => !['version', 'updatedBy', 'updatedAt'].includes(field))
  const changes = lost.map(([field, from]) => ({ field, from, to: null }))
  await audit(tx, kind, id, 'delete', changes)
}

function versionOf({ version, updatedBy, updatedAt }: Entry) {
  return { version, updated_by: updatedBy, updated_at: new Date(updatedAt) }
}

/** What is fixed after creation may be said again, but not otherwise. */
export function fixedChanges(kind: ListKind, before: Entry, said: Partial<Entry>): FieldError[] {
  return LIST_KINDS[kind].fields.flatMap(({ name, label, fixed }) => {
    const isChanged = fixed && said[name] !== undefined && said[name] !== before[name]
    return isChanged ? [{ field: name, code: 'fixed', message: `${label} is fixed after creation.` }] : []
  })
}

async function saved(tx: WriteTransaction, kind: ListKind, stored: Entry[], save: EntrySave): Promise<Entry> {
  const [errors = []] = await judgeSaves(tx.db, kind, stored, [save])
  refuse(errors)
  await storeSaves(tx, kind, [save])
  return chosenOf(await readList(tx.db, kind), [save.after.id])[0]!
}

function refuse(errors: FieldError[]) {
  if (errors.length > 0) throw refused(errors[0]!.message, errors)
}
