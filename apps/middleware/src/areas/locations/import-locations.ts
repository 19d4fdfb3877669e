import { LOCATION_KINDS, type LocationKind } from '@greenroom/validation'
import { allows, explainDenied, explainElsewhere, type Feature, type Scope } from '@greenroom/permissions'
import type { AnswerBody, Call, HandlersOf } from '#calls/call.ts'
import type { CompanyStore } from '#database/company-store.ts'
import { write } from '#calls/write.ts'
import { forbidden } from '#failures/failures.ts'
import { refuseRows } from '#failures/refuse-rows.ts'
import { lockCompany } from '#query/locks.ts'
import { withoutBlanks } from './location-handlers.ts'
import { readLocations } from './location-lists.ts'
import { changesOf, checkSaves, type LocationSave } from './location-store.ts'
import { storeSaves } from './store-saves.ts'

type Plan = AnswerBody<'checkLocations'>[number]

/** The feature of each kind (section 6). */
export const FEATURE_OF = {
  venue: 'LOCATION_VENUE',
  store: 'LOCATION_STORE',
  warehouse: 'LOCATION_WAREHOUSE',
  register: 'LOCATION_REGISTER',
  reportingGroup: 'LOCATION_REPORTING_GROUP',
} as const satisfies Record<LocationKind, Feature>

/** Imports a file of locations of one kind: a preview row by row, then all of it or nothing. */
export const locationImportHandlers: HandlersOf<'checkLocations' | 'importLocations'> = {
  checkLocations: async (call) => {
    const kind = kindOf(call)
    return { body: (await planImport(call.company, call.user.scope, kind, call.body.rows)).plans }
  },

  importLocations: (call) => {
    const kind = kindOf(call)
    return write(call, async (tx) => {
      await lockCompany(tx)
      const { plans, saves } = await planImport(tx, call.user.scope, kind, call.body.rows)
      refuseRows(plans)
      await storeSaves(tx, kind, saves)
      return { body: plans }
    })
  },
}

/** The kind of a call, if the user may write it. */
function kindOf({ params, user }: Pick<Call<'checkLocations'>, 'params' | 'user'>): LocationKind {
  const feature = FEATURE_OF[params.kind]
  if (!allows(user.grants, feature, 'WRITE')) throw forbidden(explainDenied(feature, 'WRITE'))
  return params.kind
}

async function planImport(
  store: CompanyStore,
  scope: Scope,
  kind: LocationKind,
  rows: Call<'checkLocations'>['body']['rows'],
) {
  const { idField, fields } = LOCATION_KINDS[kind]
  const stored = new Map((await readLocations(store.db, kind)).map((record) => [record.id, record]))
  const saves = rows.map(({ line: _, id, ...input }): LocationSave => {
    const before = stored.get(id)
    const after = { status: 'Active' as const, ...before, ...withoutBlanks(input), [idField]: id }
    return { before, after }
  })
  // An ID that exists at other places is taken, and not this user's to change.
  const taken =
    scope === 'ALL' ? new Set<string>() : new Set((await readLocations(store.everywhere, kind)).map(({ id }) => id))
  const errors = await checkSaves(store, scope, kind, saves)
  const seen = new Set<string>()
  const plans = saves.map((save, index): Plan => {
    const { line, id, ...input } = rows[index]!
    const isRepeated = seen.size === seen.add(id).size
    const known = new Set<string>([...fields, 'status'])
    const issues = [
      ...(isRepeated ? [{ field: idField, code: 'duplicate', message: `${id} is on a line before already.` }] : []),
      ...(taken.has(id) && !save.before ? [{ field: idField, code: 'elsewhere', message: explainElsewhere(id) }] : []),
      // A column that the kind does not have would be lost silently.
      ...Object.keys(input)
        .filter((field) => !known.has(field) || field === idField)
        .map((field) => ({ field, code: 'unknown', message: `A ${LOCATION_KINDS[kind].one} has no ${field}` })),
      ...errors[index]!,
    ]
    const changes = changesOf(kind, save)
    const action = issues.length > 0 ? 'refuse' : changes.length === 0 ? 'none' : save.before ? 'update' : 'create'
    return { line, id, action, changes, issues }
  })
  return { plans, saves }
}
