import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { grantTo } from './database.ts'
import { fakePrinter } from './fake-printer.ts'
import { addPrinter } from './label-printers.ts'
import type { OperationID } from '#calls/call.ts'
import { type GoodCall, madeBy, type Place } from './good-call.ts'

/** A call that succeeds for each write of the settings. */
export const goodSettings: Partial<Record<OperationID, (place: Place) => Promise<GoodCall>>> = {
  updateSystemConfiguration: async ({ call }) => {
    const { body } = await call('GET', '/configs/common/system')
    const [{ key, value }] = body.filter((entry: { key: string }) => entry.key === 'SPECIAL_CHARS_RESTRICTED')
    return { body: { configurations: [{ key, value, seen: value }] } }
  },
  deleteRole: async ({ call }) => {
    const name = `Gone ${randomUUID().replaceAll(/[^a-z]/g, '')}`
    const { body: role } = await call('POST', '/roles', { name, likeRoleID: 9 })
    return { params: { roleID: String(role.roleID) }, query: { to: '9', version: String(role.version) } }
  },
  createPrinter: async () => ({ body: printer() }),
  updatePrinter: async ({ call }) => {
    const { body } = await call('POST', '/printers', printer())
    return { params: { printerID: body.printerID }, body: { ...printer(), version: 1 } }
  },
  deletePrinter: async ({ call }) => {
    const { body } = await call('POST', '/printers', printer())
    return { params: { printerID: body.printerID } }
  },
  printTestLabel: async ({ store }) => {
    const { printer_id } = await addPrinter(store.db, await fakePrinter())
    return { params: { printerID: printer_id }, body: { width: 56, height: 30 } }
  },
  setCompanyLogo: async (place) => ({ query: { seen: await logo(place), name: 'a.png' }, body: await png() }),
  removeCompanyLogo: async (place) => ({ query: { seen: await logo(place) } }),
  renewPartnerCode: async () => ({}),
  withdrawPartnerCode: async () => ({}),
  savePartner: async (place) => ({
    params: { partnerCode: await partner(place) },
    body: { roleID: 9, endsOn: '2999-12-31', version: 1 },
  }),
  endPartner: async (place) => ({
    params: { partnerCode: await partner(place) },
    body: { status: 'Revoked', version: 1 },
  }),
  updateMailSettings: async ({ call }) => {
    const { version } = await madeBy(call('GET', '/mail/settings'))
    return { body: { senderName: 'Acme', replyTo: 'help@acme.example', version } }
  },
  saveSsoProvider: async (place) => ({ body: { ...PROVIDER, version: await providerVersion(place) } }),
  removeSsoProvider: async (place) => ({ query: { version: String(await providerVersion(place)) } }),
  startSsoTest: async (place) => {
    await providerVersion(place)
    return {}
  },
}

async function partner({ store }: Place): Promise<string> {
  const partnerCode = randomUUID()
  await store.db.insertInto('partner_grant').values(grantTo(partnerCode)).execute()
  return partnerCode
}

const png = () =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: '#0f7552' } })
    .png()
    .toBuffer()

async function logo({ call }: Place): Promise<string> {
  return (await madeBy(call('GET', '/business'))).logoID ?? ''
}

/** Nothing is at this address. */
const PROVIDER = { name: 'Acme ID', issuer: 'https://id.invalid', clientID: 'greenroom', clientSecret: 'secret' }

/** Of the company's identity provider, which is set up if there is none. */
async function providerVersion({ call }: Place): Promise<number> {
  const { body } = await call('GET', '/sso/provider')
  const { provider } = body.provider ? body : await madeBy(call('PUT', '/sso/provider', PROVIDER))
  return provider.version
}

const printer = () => ({
  name: randomUUID(),
  model: 'ZD421',
  dpi: 203,
  address: '10.0.0.7',
  port: 9100,
  darkness: 0,
  offsetX: 0,
  offsetY: 0,
})
