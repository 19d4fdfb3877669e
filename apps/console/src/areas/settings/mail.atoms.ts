import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import type { RequestHeaders } from '#api/api.ts'
import { combined } from '#data/combined.ts'
import { formatsAtom } from '#data/formats.ts'
import { mutation } from '#data/mutation.ts'
import { restrictedAtom } from '#data/reference.atoms.ts'
import { resource } from '#data/resource.ts'

type Schemas = components['schemas']

export type MailSettings = Schemas['MailSettings']
export type SentMail = Schemas['SentMail']

/** Throws ApiError. */
const settingsAtom = resource({
  name: 'mailSettings',
  kind: 'record',
  entities: ['mailSettings'],
  load: async (api, signal): Promise<MailSettings> => dataOf(await api.GET('/mail/settings', { signal })).body,
})()

/** How mails are sent, and the characters that the sender's name may not contain. */
export const mailSettingsAtom = combined({ settings: settingsAtom, restricted: restrictedAtom })

/** The latest first. The server announces no mails, so only this page reloads them. Throws ApiError. */
const latestAtom = resource({
  name: 'latestMails',
  kind: 'pages',
  entities: ['sentMail'],
  load: async (api, signal): Promise<SentMail[]> => dataOf(await api.GET('/mail/latest', { signal })).body,
})()

export const latestMailsAtom = combined({ mails: latestAtom, formats: formatsAtom })

/** Throws ApiError. */
export const saveMailSettingsAtom = mutation(
  async (api, body: Schemas['MailSettingsUpdate'], headers: RequestHeaders): Promise<MailSettings> =>
    dataOf(await api.PUT('/mail/settings', { body, headers })).body,
  { changes: ['mailSettings'] },
)

/** Throws ApiError. */
export const sendTestMailAtom = mutation(async (api): Promise<SentMail> => dataOf(await api.POST('/mail/test')).body, {
  changes: ['sentMail'],
})
