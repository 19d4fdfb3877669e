import type { ListKind } from '@greenroom/catalog'
import type { AnswerBody, Call, HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { refuseRows } from '#failures/refuse-rows.ts'
import type { Entry } from './entry-row.ts'
import { changesOf, type EntrySave, checkSaves, newEntry, readList, storeSaves } from './entry-store.ts'
import { fixedChanges, listOf, writeList } from './list-handlers.ts'

type Plan = AnswerBody<'checkEntries'>[number]

/** Imports a file of entries: a preview row by row, then all of it or nothing. */
export const entryImportHandlers: HandlersOf<'checkEntries' | 'importEntries'> = {
  checkEntries: async (call) => {
    const kind = listOf(call, 'WRITE')
    const { plans } = await planImport(call.company.db, kind, await readList(call.company.db, kind), call.body)
    return { body: plans }
  },

  importEntries: (call) =>
    writeList(call, 'WRITE', async (tx, kind, stored) => {
      const { plans, saves } = await planImport(tx.db, kind, stored, call.body)
      refuseRows(plans)
      await storeSaves(tx, kind, saves)
      return { body: plans }
    }),
}

async function planImport(
  db: CompanyQueries,
  kind: ListKind,
  stored: readonly Entry[],
  { entries }: Call<'checkEntries'>['body'],
) {
  const byID = new Map(stored.map((entry) => [entry.id, entry]))
  const saves = entries.map(({ line: _, ...input }): EntrySave => {
    const before = byID.get(input.id)
    return { before, after: before ? { ...before, ...input } : newEntry(input) }
  })
  const errors = await checkSaves(db, kind, stored, saves)
  const seen = new Set<string>()
  const plans = saves.map(({ before, after }, index): Plan => {
    const { line, ...input } = entries[index]!
    const isRepeated = seen.size === seen.add(after.id).size
    const issues = [
      ...(isRepeated ? [{ field: 'id', code: 'duplicate', message: `${after.id} is on a line before already.` }] : []),
      ...(before ? fixedChanges(kind, before, input) : []),
      ...errors[index]!,
    ]
    const changes = changesOf(kind, before, after)
    const action = issues.length > 0 ? 'refuse' : changes.length === 0 ? 'none' : before ? 'update' : 'create'
    return { line, id: after.id, action, changes, issues }
  })
  return { plans, saves }
}
