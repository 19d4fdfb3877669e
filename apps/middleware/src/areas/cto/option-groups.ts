import { checkOptionGroup, type OptionGroup } from '@greenroom/cto'
import { type Grants, withoutHidden } from '@greenroom/permissions'
import type { components } from '@greenroom/openapi'
import type { Selectable } from 'kysely'
import type { HandlersOf } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import type { Tables } from '#database/tables.ts'
import { audit, changesBetween, checkVersion, write, type WriteTransaction } from '#calls/write.ts'
import { type FieldError, notFound, refused } from '#failures/failures.ts'
import { priceDecimalsOf, restrictedIn } from '#companies/configuration.ts'
import { nextVersion, stamp } from '#calls/stamp.ts'
import { listQuery } from '#query/list-query.ts'
import { lockCompany } from '#query/locks.ts'
import { byActive, byCode, byName } from '#query/sort-keys.ts'
import { refuseIssues, refusePriceChange } from './cto-store.ts'

type StoredOptionGroup = components['schemas']['StoredOptionGroup']
type GroupRow = Selectable<Omit<Tables['option_group'], 'company_code'>>

/** A plain text without a price: what a new group is unless it says otherwise. */
const NEW_GROUP = {
  minLength: 1,
  maxLength: 12,
  characters: '',
  componentSetIDs: [],
  picks: [],
  maxPicks: 1,
  priceRule: 'FLAT',
  sellingPrice: 0,
  place: 'BACK_TOP',
  required: false,
  rules: [],
  status: 'Active',
} as const satisfies Omit<OptionGroup, 'id' | 'name' | 'type'>

/** What a change of a group is told by. */
const FIELDS = ['name', 'type', ...Object.keys(NEW_GROUP)]

type GroupOperation = 'listOptionGroups' | 'createOptionGroup' | 'updateOptionGroup' | 'deleteOptionGroup'

export const optionGroupHandlers: HandlersOf<GroupOperation> = {
  listOptionGroups: async ({ company: { db }, user }) => ({ body: shownGroups(await readGroups(db), user.grants) }),

  createOptionGroup: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { id } = call.body
      const group: OptionGroup = { ...NEW_GROUP, ...call.body }
      const message = `The option group ${id} exists already`
      if (await findGroup(tx.db, id)) throw refused(message, [{ field: 'id', message, code: 'duplicate', value: id }])
      refusePriceChange(call.user.grants, 0, group.sellingPrice)
      await refuseGroup(tx.db, group)
      await tx.db
        .insertInto('option_group')
        .values({ group_id: id, ...columnsOf(group), ...stamp(tx) })
        .execute()
      await audit(tx, 'optionGroup', id, 'create', changesBetween({}, group, FIELDS))
      return { body: await shownGroup(tx, id, call.user.grants) }
    }),

  updateOptionGroup: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { version, ...input } = call.body
      const { grants } = call.user
      const row = await findGroup(tx.db, input.id)
      const [stored] = shownGroups(
        (await readGroups(tx.db)).filter(({ id }) => id === input.id),
        grants,
      )
      checkVersion(row, version, () => stored)
      const before = groupOf(row!)
      const after: OptionGroup = { ...before, ...input }
      refusePriceChange(grants, before.sellingPrice, input.sellingPrice)
      await refuseGroup(tx.db, after, before)
      const changes = changesBetween(before, after, FIELDS)
      if (changes.length > 0) {
        await tx.db
          .updateTable('option_group')
          .set({ ...columnsOf(after), ...nextVersion(tx) })
          .where('group_id', '=', input.id)
          .execute()
        await audit(tx, 'optionGroup', input.id, 'update', changes)
      }
      return { body: await shownGroup(tx, input.id, grants) }
    }),

  deleteOptionGroup: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { id } = call.query
      const groups = await readGroups(tx.db)
      const group = groups.find((one) => one.id === id)
      if (!group) throw notFound()
      const isRuled = groups.some((one) => one.id !== id && one.rules.some(({ groupID }) => groupID === id))
      if (group.items > 0 || isRuled) throw refused(`${id} is in use. You can deactivate it but not delete it`)
      await tx.db.deleteFrom('option_group').where('group_id', '=', id).execute()
      await audit(tx, 'optionGroup', id, 'delete', changesBetween(group, {}, FIELDS))
      return {}
    }),
}

const allGroups = listQuery({
  from: (db: CompanyQueries) => db.selectFrom('option_group').selectAll(),
  key: byCode('group_id'),
  byDefault: [byActive('status'), byName('name')],
})

/** Every group, active first, then inactive, alphabetical, with how many items have it. */
export async function readGroups(db: CompanyQueries): Promise<(StoredOptionGroup & OptionGroup)[]> {
  const rows = await allGroups.all(db)
  const configurations = await db.selectFrom('cto_configuration').select('attachments').execute()
  const uses = Map.groupBy(
    configurations.flatMap(({ attachments }) => attachments),
    ({ groupID }) => groupID,
  )
  return rows.map((row) => ({
    ...(groupOf(row) as OptionGroup & components['schemas']['OptionGroup']),
    version: row.version,
    updatedBy: row.updated_by,
    updatedAt: row.updated_at.toISOString(),
    items: uses.get(row.group_id)?.length ?? 0,
  }))
}

/** Without the prices that the user may not see. */
export function shownGroups<Group extends OptionGroup>(groups: Group[], grants: Grants): Group[] {
  return withoutHidden(groups, grants) as Group[]
}

async function shownGroup(tx: WriteTransaction, id: string, grants: Grants) {
  const groups = await readGroups(tx.db)
  return shownGroups(
    groups.filter((group) => group.id === id),
    grants,
  )[0]!
}

function findGroup(db: CompanyQueries, id: string) {
  return db.selectFrom('option_group').selectAll().where('group_id', '=', id).executeTakeFirst()
}

function groupOf({ group_id, name, status, definition }: GroupRow): OptionGroup {
  return { id: group_id, name, status, ...definition }
}

function columnsOf({ id: _, name, status, ...definition }: OptionGroup) {
  return { name, status, definition: JSON.stringify(definition) }
}

/** A stored group keeps its ID, whatever the rules are by now. */
async function refuseGroup(db: CompanyQueries, group: OptionGroup, stored?: OptionGroup) {
  const { picks, componentSetIDs, rules } = group
  const [components, sets, groups] = await Promise.all([
    db.selectFrom('cto_component').select('item_id').execute(),
    db.selectFrom('component_set').select('set_id').execute(),
    db.selectFrom('option_group').select('group_id').execute(),
  ])
  const known = (ids: string[]) => new Set(ids)
  const missing = (field: string, thing: string, ids: readonly string[], among: Set<string>): FieldError[] =>
    ids
      .filter((id) => !among.has(id))
      .map((id) => ({ field, code: 'unknown', message: `There is no ${thing} ${id}.`, value: id }))
  const issues = checkOptionGroup(group, await restrictedIn(db), await priceDecimalsOf(db))
  refuseIssues(stored ? issues.filter(({ field }) => field !== 'id') : issues)
  const errors = [
    ...missing('picks', 'component', picks, known(components.map(({ item_id }) => item_id))),
    ...missing('componentSetIDs', 'component set', componentSetIDs, known(sets.map(({ set_id }) => set_id))),
    ...missing(
      'rules',
      'option group',
      rules.map(({ groupID }) => groupID).filter((id) => id !== group.id),
      known(groups.map(({ group_id }) => group_id)),
    ),
  ]
  if (errors.length > 0) throw refused(errors[0]!.message, errors)
}
