import {
  type Allowance,
  attachedGroups,
  type Attachment,
  checkAttachments,
  configure,
  isBuildToOrder,
  restrictionsBut,
} from '@greenroom/cto'
import { type Grants, withoutHidden } from '@greenroom/permissions'
import { sql } from 'kysely'
import { priceDecimalsOf } from '#companies/configuration.ts'
import type { AnswerBody, Call, HandlersOf, SessionUser } from '#calls/call.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { auditAll, changesBetween, checkVersion, write, type WriteTransaction } from '#calls/write.ts'
import { refuseSystemItems } from '#areas/items/item-rules.ts'
import { touchItems } from '#areas/items/item-store.ts'
import { notFound, refused } from '#failures/failures.ts'
import { stamp } from '#calls/stamp.ts'
import { lockCompany } from '#query/locks.ts'
import { readComponents, refuseIssues, refusePriceChange } from './cto-store.ts'
import { readGroups, shownGroups } from './option-groups.ts'
import { readRestrictions } from './restrictions.ts'

type Configuration = AnswerBody<'getConfiguration'>
type ConfigurationBody = Call<'saveConfiguration'>['body']
type ConfigurationOperation = 'getConfiguration' | 'saveConfiguration' | 'priceConfiguration'

export const configurationHandlers: HandlersOf<ConfigurationOperation> = {
  getConfiguration: async ({ company: { db }, query: { itemID }, user }) => {
    await findItem(db, itemID)
    return { body: await readConfiguration(db, itemID, user.grants) }
  },

  saveConfiguration: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { query, body, user } = call
      await findItem(tx.db, query.itemID)
      const stored = await findConfiguration(tx.db, query.itemID)
      checkVersion(stored ?? { version: 1, updated_by: '', updated_at: tx.at }, body.version, () => stored?.shown(user))
      await saveConfiguration(tx, user, query.itemID, body)
      return { body: await readConfiguration(tx.db, query.itemID, user.grants) }
    }),

  priceConfiguration: async ({ company: { db }, query: { itemID }, body, user }) => {
    const row = await findItem(db, itemID)
    const { attachments, allowances, groups, components, restrictions } = await readConfiguration(
      db,
      itemID,
      user.grants,
    )
    const item = { itemID, name: row.name, costPrice: row.cost_price, sellingPrice: row.selling_price }
    const seen = withoutHidden(item, user.grants)
    const blacklist = restrictionsBut(restrictions, allowances)
    return { body: configure(seen, attachedGroups(groups, attachments), body.choices, components, blacklist) }
  },
}

interface Stored {
  attachments: Attachment[]
  allowances: Allowance[]
}

const NOTHING_CHOSEN: Stored = { attachments: [], allowances: [] }

async function findItem(db: CompanyQueries, itemID: string) {
  const item = await db
    .selectFrom('item')
    .select(['item_id', 'name', 'cto_type', 'item_status', 'cost_price', 'selling_price'])
    .where('item_id', '=', itemID)
    .executeTakeFirst()
  if (!item) throw notFound()
  return item
}

async function findConfiguration(db: CompanyQueries, itemID: string) {
  const row = await db.selectFrom('cto_configuration').selectAll().where('item_id', '=', itemID).executeTakeFirst()
  if (!row) return undefined
  const { version, attachments, allowances } = row
  const shown = ({ grants }: { grants: Grants }) => withoutHidden({ version, attachments, allowances }, grants)
  return { ...row, shown }
}

/** The item's groups and allowances, and everything that it takes to price a choice; without hidden amounts. */
async function readConfiguration(db: CompanyQueries, itemID: string, grants: Grants): Promise<Configuration> {
  const stored = await findConfiguration(db, itemID)
  const { version, attachments, allowances } = stored?.shown({ grants }) ?? { version: 1, ...NOTHING_CHOSEN }
  const isAttached = (id: string) => attachments.some(({ groupID }) => groupID === id)
  const groups = (await readGroups(db)).filter(({ id, status }) => status === 'Active' || isAttached(id))
  const restrictions = (await readRestrictions(db)).filter(({ status }) => status === 'Active')
  return {
    version,
    attachments: attachments as Attachment[],
    allowances,
    groups: shownGroups(groups, grants),
    components: await readComponents(db, grants),
    restrictions: restrictions.map(({ kind, text, alsoReversed }) => ({ kind, text, alsoReversed })),
  }
}

/** Makes this the configuration of an item; the caller holds configure to order (`lockCompany`). */
export async function saveConfiguration(
  tx: WriteTransaction,
  user: SessionUser,
  itemID: string,
  body: Pick<ConfigurationBody, 'attachments' | 'allowances'>,
) {
  refuseSystemItems([itemID])
  const item = await findItem(tx.db, itemID)
  if (!isBuildToOrder({ ctoType: item.cto_type })) throw refused(`${itemID} is not built to order`)
  const stored = await findConfiguration(tx.db, itemID)
  await save(tx, itemID, stored, await judged(tx, user, body, stored ?? NOTHING_CHOSEN))
}

/** What is to be saved, judged. A price that is left out stays: whoever does not see it cannot say it again. */
async function judged(
  tx: WriteTransaction,
  user: SessionUser,
  body: Pick<ConfigurationBody, 'attachments' | 'allowances'>,
  before: Stored,
): Promise<Stored> {
  const attachments = body.attachments.map((attachment) => {
    const stored = before.attachments.find(({ groupID }) => groupID === attachment.groupID)
    refusePriceChange(user.grants, stored?.sellingPrice, attachment.sellingPrice)
    return { sellingPrice: stored?.sellingPrice ?? null, ...attachment }
  })
  const isAttached = (id: string) => before.attachments.some(({ groupID }) => groupID === id)
  const groups = (await readGroups(tx.db)).filter(({ id, status }) => status === 'Active' || isAttached(id))
  refuseIssues(checkAttachments(attachments, body.allowances, groups, await priceDecimalsOf(tx.db)))
  const restrictions = await readRestrictions(tx.db)
  const unknown = body.allowances.findIndex(
    ({ kind, text }) => !restrictions.some((one) => one.kind === kind && one.text === text),
  )
  if (unknown >= 0) {
    const message = `${body.allowances[unknown]!.text} is not on the blacklist.`
    throw refused(message, [{ field: `allowances.${unknown}.text`, message, code: 'unknown' }])
  }
  return { attachments, allowances: body.allowances }
}

async function save(tx: WriteTransaction, itemID: string, before: Stored | undefined, after: Stored) {
  const changes = changesBetween(before ?? NOTHING_CHOSEN, after, ['attachments', 'allowances'])
  if (changes.length === 0) return
  const columns = {
    attachments: JSON.stringify(after.attachments),
    allowances: JSON.stringify(after.allowances),
    ...stamp(tx),
  }
  // An item without a configuration has version 1 already: what is seen first is saved as the second.
  await tx.db
    .insertInto('cto_configuration')
    .values({ item_id: itemID, version: 2, ...columns })
    .onConflict((conflict) =>
      conflict
        .columns(['company_code', 'item_id'])
        .doUpdateSet({ ...columns, version: sql`cto_configuration.version + 1` }),
    )
    .execute()
  const entry = { entity: 'ctoConfiguration' as const, entityID: itemID, itemID, action: 'update', changes }
  await auditAll(tx, [entry])
  await touchItems(tx, [itemID])
}
