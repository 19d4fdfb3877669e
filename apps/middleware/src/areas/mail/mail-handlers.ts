import type { components } from '@greenroom/openapi'
import type { Platform } from '#platform/platform.ts'
import { requireRecord } from '#companies/configuration.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { nextVersion, stamp } from '#calls/stamp.ts'
import { write } from '#calls/write.ts'
import { updateRecord } from '#calls/write-record.ts'
import type { HandlersOf } from '#calls/call.ts'
import { refused, versionConflict } from '#failures/failures.ts'
import { limitTries } from '#areas/session/limit-tries.ts'
import { ownRecord } from '#areas/session/own-record.ts'
import { lockCompany } from '#query/locks.ts'
import { addressOf } from '#platform/mail.ts'
import { latestMails, MailFailed, sendMail } from './send-mail.ts'
import { testMail } from './test-mail.ts'

type Settings = components['schemas']['MailSettings']
type MailOperation = 'getMailSettings' | 'updateMailSettings' | 'listMails' | 'sendTestMail'

/** Test mails of a user until half an hour has passed without another. */
const MOST_TESTS = 5
const NO_ADDRESS = 'Your user has no email address. Ask an administrator to add it.'

/** How the mails of a company are sent, and what became of the latest. */
export function mailHandlers(platform: Platform): HandlersOf<MailOperation> {
  const { config } = platform

  async function settingsOf(db: CompanyQueries): Promise<Settings> {
    const row = await db.selectFrom('mail_settings').selectAll().executeTakeFirst()
    return {
      senderName: row?.sender_name ?? '',
      replyTo: row?.reply_to ?? '',
      address: addressOf(config.mailFrom),
      delivers: config.smtpURL !== undefined,
      version: row?.version ?? 0,
      updatedBy: row?.updated_by ?? '',
      updatedAt: row?.updated_at.toISOString() ?? null,
    }
  }

  async function mailsTo(db: CompanyQueries, userID?: string) {
    return (await latestMails.all({ db, userID })).map((mail) => ({ ...mail, at: mail.at.toISOString() }))
  }

  return {
    getMailSettings: async ({ company }) => ({ body: await settingsOf(company.db) }),

    updateMailSettings: (call) =>
      write(call, async (tx) => {
        const { senderName, replyTo, version } = call.body
        await lockCompany(tx)
        const settings = {
          entity: 'mailSettings',
          id: tx.code,
          fields: ['senderName', 'replyTo'],
          read: () => settingsOf(tx.db),
        } as const
        const saved = await updateRecord(tx, settings, async (before) => {
          if (before.version !== version) {
            const { updatedBy, updatedAt } = before
            throw versionConflict({ current: before, updatedBy, updatedAt: updatedAt ?? tx.at.toISOString() })
          }
          await requireRecord(tx.db, 'mail', { senderName, replyTo })
          const values = { sender_name: senderName, reply_to: replyTo }
          if (version > 0) {
            await tx.db
              .updateTable('mail_settings')
              .set({ ...values, ...nextVersion(tx) })
              .execute()
          } else {
            await tx.db
              .insertInto('mail_settings')
              .values({ ...values, ...stamp(tx) })
              .execute()
          }
        })
        return { body: saved }
      }),

    listMails: async ({ company, user }) => ({
      body: await mailsTo(company.db, user.scope === 'ALL' ? undefined : user.userID),
    }),

    sendTestMail: async (call) => {
      const { company, user } = call
      const { email } = (await ownRecord(platform, call)).user
      if (!email) throw refused(NO_ADDRESS)
      const attempt = { company_code: company.code, user_name: user.userName, address: 'test mail' }
      const message = `You have sent ${MOST_TESTS} test mails. Wait half an hour for the next.`
      await limitTries(platform, attempt, { most: MOST_TESTS, message })
      const { name } = await company.db.selectFrom('company').select('name').executeTakeFirstOrThrow()
      const mail = testMail({ to: email, companyName: name, publicURL: config.publicURL })
      const { mailID } = await sendMail(platform, company, { kind: 'TEST', userID: user.userID, message: mail }).catch(
        (error: unknown) => {
          if (error instanceof MailFailed) return error
          throw error
        },
      )
      return { body: (await mailsTo(company.db, user.userID)).find((mail) => mail.mailID === mailID)! }
    },
  }
}
