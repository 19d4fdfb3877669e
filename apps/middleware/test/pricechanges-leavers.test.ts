import { beforeAll, describe, expect, test } from 'vitest'
import { requestID, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { grantTo } from './database.ts'
import { admin, buyer, line, manager, priceChangesOfTwo } from './price-changes.ts'

const { act, catalog, find, item, items, log, settled, waitingIsDue } = priceChangesOfTwo()
const partner = 'partner/role17'

beforeAll(async () => {
  await addCompany(catalog.database, 'partner', [17])
  await catalog.one.db.insertInto('partner_grant').values(grantTo('partner')).execute()
})

const query = (text: string, values: unknown[] = []) => catalog.database.pool.query(text, values)

const disable = (user: string, at: Date | null) =>
  query(`update app_user set disabled_at = $1 where company_code = 'one' and user_name = $2`, [at, user])
const giveRole = (user: string, roleID: number) =>
  query(`update app_user set role_id = $1 where company_code = 'one' and user_name = $2`, [roleID, user])
/** Removes a feature from role 7 of a company but reading it. Returns how it comes back. */
async function takeGrant(company: string, roleID: number, feature: string) {
  const { rows } = await query(
    `delete from role_grant where company_code = $1 and role_id = $2 and feature = $3 and level <> 'READ' returning level`,
    [company, roleID, feature],
  )
  return async () => {
    for (const { level } of rows)
      await query(`insert into role_grant (company_code, role_id, feature, level) values ($1, $2, $3, $4)`, [
        company,
        roleID,
        feature,
        level,
      ])
  }
}

type Way = { who: string; lose: (feature: string) => Promise<() => Promise<unknown>> }
const WAYS: Record<string, Way> = {
  disabled: {
    who: manager,
    lose: async () => {
      await disable(manager, new Date(catalog.app.clock.time))
      return () => disable(manager, null)
    },
  },
  'demoted by another role': {
    who: manager,
    lose: async () => {
      await giveRole(manager, 5)
      return () => giveRole(manager, 7)
    },
  },
  'without the grant of their role': { who: manager, lose: (feature) => takeGrant('one', 7, feature) },
  'of a partner that is revoked': {
    who: partner,
    lose: async () => {
      await query(`update partner_grant set status = 'Revoked' where company_code = 'one'`)
      return () => query(`update partner_grant set status = 'Active' where company_code = 'one'`)
    },
  },
  'of a partner without the grant there': { who: partner, lose: (feature) => takeGrant('partner', 17, feature) },
  'of a partner without the grant here': { who: partner, lose: (feature) => takeGrant('one', 17, feature) },
}

async function call(user: string, url: string, payload: object) {
  const [company, userName] = user.includes('/') ? (user.split('/') as [string, string]) : ['one', user]
  const token = await tokenOf(catalog.app, company, userName, { partner: user === partner })
  const headers = { token, domain: 'one', 'x-client-request-id': requestID() }
  const answer = await catalog.app.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json().body
}

const later = () => new Date(catalog.app.clock.time + 60_000).toISOString()
const due = async () => {
  catalog.app.clock.pass(61)
  await waitingIsDue()
}

/** A scheduled change that `who` submitted, within the limit, or approved after somebody who has left. */
async function scheduled(did: string, who: string, itemID: string): Promise<string> {
  await items(itemID)
  const submitter = did === 'submit' ? who : buyer
  const draft = { effectiveAt: later(), lines: [line(itemID, did === 'submit' ? 22 : 40)] }
  const { number, version } = await call(submitter, '/pricechanges', draft)
  const after = await call(submitter, `/pricechanges/${number}/actions`, { action: 'submit', version })
  if (did === 'approve') {
    await call(who, `/pricechanges/${number}/actions`, { action: 'approve', version: after.version })
    await disable(buyer, new Date(catalog.app.clock.time))
  }
  expect(await find(number)).toMatchObject({ state: 'APPROVED' })
  return number
}

const FEATURES = { submit: 'CATALOG_PRICE_CHANGE', approve: 'CATALOG_PRICE_CHANGE_APPROVAL' }

describe.each(Object.entries(FEATURES))('who alone vouches for it by %s', (did, feature) => {
  test.each(Object.entries(WAYS))('is %s: it is not applied until somebody decides to', async (way, { who, lose }) => {
    const itemID = `L${did === 'submit' ? 1 : 2}${Object.keys(WAYS).indexOf(way)}`
    const number = await scheduled(did, who, itemID)
    const restore = await lose(feature)
    await due()
    await settled(number, 'FAILED')
    const names = did === 'submit' ? who : `${buyer}, ${who}`
    expect((await log(number)).at(-1)).toBe(
      `job fail FAILED Nobody who submitted or approved this price change still has an active account with the permissions for it: ${names}.`,
    )
    expect(await item(itemID)).toMatchObject({ sellingPrice: 20 })
    expect(await act(admin, number, 'retry')).toMatchObject({ status: 200 })
    await settled(number, 'APPLIED')
    await restore()
    await disable(buyer, null)
  })

  test.each([manager, partner])('is %s, who still may: it is applied', async (who) => {
    const itemID = `S${did === 'submit' ? 1 : 2}${who === manager ? 1 : 2}`
    const number = await scheduled(did, who, itemID)
    await due()
    await settled(number, 'APPLIED')
    await disable(buyer, null)
    expect(await item(itemID)).toMatchObject({ sellingPrice: did === 'submit' ? 22 : 40 })
  })
})
