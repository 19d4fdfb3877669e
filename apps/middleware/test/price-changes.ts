import { expect, vi } from 'vitest'
import { wakeWorkers } from '#jobs/wake.ts'
import { type Reply, tokenOf } from './app.ts'
import { catalogOfTwo, newItem } from './catalog.ts'

/** Cost is hidden from `buyer` (role 100); store managers (role 7) see it; `reader` (role 5) reads only. */
export const admin = 'role2'
export const manager = 'role7'
export const buyer = 'role100'
export const reader = 'role5'

/** A line as typed. */
export function line(itemID: string, price: unknown, field = 'sellingPrice') {
  return { itemID, field, price }
}

/** Price changes in a catalog of two companies, and what a test does with them. */
export function priceChangesOfTwo() {
  const catalog = catalogOfTwo()
  const as = (user: string, company?: string): ReturnType<typeof catalog.as> => catalog.as(user, company)
  const find = async (number: string, user = admin) => (await as(user)('GET', `/pricechanges/${number}`)).body

  return {
    catalog,
    as,
    find,

    item: async (itemID: string) => (await as(admin)('GET', `/items?itemID=${itemID}`)).body.data[0],

    /** Items that cost 10 and are sold for 20. */
    async items(...ids: string[]) {
      for (const id of ids) await as(admin)('POST', '/items', newItem(id, { costPrice: 10, sellingPrice: 20 }))
    },

    async created(user: string, draft: object) {
      const { body, ...answer } = await as(user)('POST', '/pricechanges', draft)
      if (!body) throw new Error(`${answer.message} ${JSON.stringify(answer.errors)}`)
      return body
    },

    save: (user: string, number: string, body: object) => as(user)('PUT', `/pricechanges/${number}`, body),

    /** Runs an action on the current document. */
    async act(user: string, number: string, action: string, more: object = {}): Promise<Reply> {
      const { version } = await find(number)
      return as(user)('POST', `/pricechanges/${number}/actions`, { action, version, ...more })
    },

    settled: (number: string, state: string) =>
      vi.waitFor(async () => expect(await find(number)).toMatchObject({ state }), { interval: 20 }),

    log: async (number: string) =>
      (await as(admin)('GET', `/pricechanges/${number}/events`)).body.map(
        ({ action, to, by, remark, isAutomatic }: Record<string, string>) =>
          [isAutomatic ? 'job' : by, action, to, ...(remark ? [remark] : [])].join(' '),
      ),

    /** The queue uses the database's clock, which tests cannot move: this makes waiting jobs due now. */
    async waitingIsDue() {
      await catalog.database.pool.query(`update pgboss.job set start_after = now() where name = 'pricechanges.apply'`)
      wakeWorkers('pricechanges.apply')
    },

    /** A time of the API. */
    inMinutes: (minutes: number) => new Date(catalog.app.clock.time + minutes * 60_000).toISOString(),

    /** Makes the job of one price change due, and no other. */
    async isDue(number: string) {
      await catalog.database.pool.query(
        `update pgboss.job set start_after = now() from document
          where document.number = $1 and job.id::text = document.references_kept ->> 'jobID'`,
        [number],
      )
      wakeWorkers('pricechanges.apply')
    },

    async file(user: string, path: string) {
      const token = await tokenOf(catalog.app, 'one', user)
      const { statusCode, headers, rawPayload } = await catalog.app.app.inject({
        url: `/api${path}`,
        headers: { token },
      })
      return {
        status: statusCode,
        name: headers['content-disposition'],
        type: headers['content-type'],
        bytes: rawPayload,
      }
    },
  }
}
