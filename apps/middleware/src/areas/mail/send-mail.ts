import { randomUUID } from 'node:crypto'
import type { Platform } from '#platform/platform.ts'
import type { CompanyStore } from '#database/company-store.ts'
import { listQuery } from '#query/list-query.ts'
import { byCode, byTime, descending } from '#query/sort-keys.ts'
import type { Message } from '#platform/mail.ts'

/** Mails that are kept, without their text. */
const LATEST = 10
const MOST_SAID = 300

interface Outgoing {
  kind: 'PASSWORD_LINK' | 'TEST' | 'PURCHASE_ORDER'
  userID: string
  message: Pick<Message, 'to' | 'subject' | 'text' | 'html' | 'attachments'>
}

/** The latest mails; with `userID` those to this user. */
export const latestMails = listQuery({
  from: ({ db, userID }: Pick<CompanyStore, 'db'> & { userID?: string | undefined }) =>
    db
      .selectFrom('sent_mail')
      .select(['mail_id as mailID', 'kind', 'recipient as to', 'subject', 'state', 'reason', 'at'])
      .$if(userID !== undefined, (mails) => mails.where('user_id', '=', userID!)),
  key: byCode('mail_id'),
  byDefault: [descending(byTime('at'))],
})

/**
 * Sends a mail of the company, as its settings say, and keeps whether it could be sent. Returns the file of the mail if
 * there is no server to send it. Throws what the mail server did.
 */
export async function sendMail(
  { mail, now }: Pick<Platform, 'mail' | 'now'>,
  company: CompanyStore,
  { kind, userID, message }: Outgoing,
): Promise<{ mailID: string; file?: string }> {
  const { db } = company
  const settings = await db.selectFrom('mail_settings').select(['sender_name', 'reply_to']).executeTakeFirst()
  const { name } = await db.selectFrom('company').select('name').executeTakeFirstOrThrow()
  const replyTo = settings?.reply_to
  const mailID = randomUUID()
  const row = { mail_id: mailID, kind, user_id: userID, recipient: message.to, subject: message.subject, at: now() }
  const keep = async (state: 'SENT' | 'STORED' | 'FAILED', reason: string | null) => {
    await db
      .insertInto('sent_mail')
      .values({ ...row, state, reason })
      .execute()
    const kept = db.selectFrom('sent_mail').select('mail_id').orderBy('at', 'desc').orderBy('mail_id').limit(LATEST)
    await db.deleteFrom('sent_mail').where('mail_id', 'not in', kept).execute()
  }
  const senderName = settings?.sender_name || name
  const { file } = await mail.send({ ...message, senderName, ...(replyTo && { replyTo }) }).catch(async (error) => {
    await keep('FAILED', reasonOf(error))
    throw new MailFailed(mailID, error)
  })
  await keep(file ? 'STORED' : 'SENT', null)
  return { mailID, ...(file && { file }) }
}

export class MailFailed extends Error {
  readonly mailID: string

  constructor(mailID: string, cause: unknown) {
    super(reasonOf(cause), { cause })
    this.mailID = mailID
  }
}

/** In one line. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ').slice(0, MOST_SAID)
}
