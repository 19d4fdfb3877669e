import { expect, test } from 'vitest'
import type { Message } from '#platform/mail.ts'
import { startApp, tokenOf } from './app.ts'
import { addCompany } from './companies.ts'
import { cloneDatabase } from './database.ts'

const database = await cloneDatabase()
const acme = await addCompany(database, 'acme', [2, 6, 9])
await addCompany(database, 'other', [2])
const sent: Message[] = []
let refusal: string | undefined
const mail = {
  send: async (message: Message) => {
    if (refusal) throw new Error(refusal)
    sent.push(message)
    return {}
  },
}
const app = await startApp(database, { mail })
const admin = await tokenOf(app, 'acme', 'role2')
const other = await tokenOf(app, 'other', 'role2')
const latest = (token: string) => app.call(token, 'GET', '/mail/latest')
/** A second after the mail before it. */
const sendTest = (token = admin) => {
  app.clock.pass(1)
  return app.call(token, 'POST', '/mail/test')
}
const save = (body: object) => app.call(admin, 'PUT', '/mail/settings', body)

const ownAddress = (email: string | null) =>
  acme.db.updateTable('app_user').set({ email }).where('user_name', '=', 'role2').execute()

test("needs an address of one's own for a test mail", async () => {
  await ownAddress(null)
  const message = 'Your user has no email address. Ask an administrator to add it.'
  expect(await sendTest()).toMatchObject({ status: 400, message })
})

test('sends as the company until a sender and an address for replies are set, and reports a conflict', async () => {
  await ownAddress('ada@acme.example')
  expect((await app.call(admin, 'GET', '/mail/settings')).body).toMatchObject({
    senderName: '',
    replyTo: '',
    version: 0,
  })
  expect(await sendTest()).toMatchObject({
    status: 200,
    body: { kind: 'TEST', to: 'ada@acme.example', state: 'SENT', reason: null },
  })
  expect(sent.at(-1)).toMatchObject({ to: 'ada@acme.example', senderName: 'Company acme' })
  expect(sent.at(-1)).not.toHaveProperty('replyTo')
  const settings = { senderName: 'Acme & Sons', replyTo: 'help@acme.example' }
  expect(await save({ ...settings, version: 0 })).toMatchObject({ status: 200, body: { ...settings, version: 1 } })
  await sendTest()
  expect(sent.at(-1)).toMatchObject(settings)
  expect(await save({ senderName: '', replyTo: '', version: 0 })).toMatchObject({
    status: 409,
    body: { updatedBy: 'role2', current: settings },
  })
  expect((await app.call(other, 'GET', '/mail/settings')).body).toMatchObject({ senderName: '', version: 0 })
})

test.each([
  ['replyTo', 'nowhere'],
  ['replyTo', 'a@acme.example\nBcc: all@acme.example'],
  ['senderName', 'Acme\nBcc: all@acme.example'],
  ['senderName', 'Acme\u2028Inc'],
  ['senderName', 'Acme \u202egnitroppuS'],
  ['senderName', '\u2066Acme\u2069'],
])('refuses %s %j', async (field, value) => {
  const settings = { senderName: 'Acme', replyTo: 'help@acme.example', version: 1, [field]: value }
  expect(await save(settings)).toMatchObject({ status: 400, errors: [{ field }] })
})

test('keeps the reason of a mail that could not be sent, and lets five tests through', async () => {
  refusal = '550 5.7.1 Relaying denied\r\nfor ada'
  const failed = { state: 'FAILED', reason: '550 5.7.1 Relaying denied for ada' }
  expect(await sendTest()).toMatchObject({ status: 200, body: failed })
  expect((await latest(admin)).body[0]).toMatchObject(failed)
  refusal = undefined
  for (let n = 4; n <= 5; n++) expect((await sendTest()).status).toBe(200)
  const count = sent.length
  expect(await sendTest()).toMatchObject({ status: 429 })
  expect(sent).toHaveLength(count)
})

test('keeps the latest ten mails, of this company alone and without their text', async () => {
  await acme.db
    .insertInto('sent_mail')
    .values(
      Array.from({ length: 10 }, (_, n) => ({
        mail_id: `old-${n}`,
        kind: 'PASSWORD_LINK' as const,
        user_id: 'somebody',
        recipient: 'old@acme.example',
        subject: 'Old',
        state: 'SENT' as const,
        reason: null,
        at: new Date(n),
      })),
    )
    .execute()
  app.clock.pass(1_801)
  const again = await tokenOf(app, 'acme', 'role2')
  expect((await sendTest(again)).status).toBe(200)
  const { body } = await latest(again)
  expect(body).toHaveLength(10)
  expect(body.filter(({ kind }: { kind: string }) => kind === 'TEST')).toHaveLength(6)
  expect(Object.keys(body[0])).toEqual(['mailID', 'kind', 'to', 'subject', 'state', 'reason', 'at'])
  expect((await latest(await tokenOf(app, 'other', 'role2'))).body).toEqual([])
})

test('shows users of some places the mails to themselves only, and others none', async () => {
  const user = await acme.db.selectFrom('app_user').select('user_id').where('user_name', '=', 'role6').execute()
  await acme.db
    .insertInto('location')
    .values({ location_id: 'V1', type: 'VENUE', name: 'One', status: 'Active' })
    .execute()
  const place = { user_id: user[0]!.user_id, location_type: 'VENUE', location_id: 'V1' } as const
  await acme.db.insertInto('user_location').values(place).execute()
  expect(await latest(await tokenOf(app, 'acme', 'role6'))).toMatchObject({ status: 200, body: [] })
  const cashier = await tokenOf(app, 'acme', 'role9')
  expect(await latest(cashier)).toMatchObject({ status: 403 })
  expect(await app.call(cashier, 'POST', '/mail/test')).toMatchObject({ status: 403 })
})
