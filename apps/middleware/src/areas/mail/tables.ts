import type { Generated } from 'kysely'
import type { CompanyCode } from '#database/columns.ts'

declare module '#database/tables.ts' {
  interface Tables {
    /** At most one row a company. */
    mail_settings: {
      company_code: CompanyCode
      /** Blank for the name of the company. */
      sender_name: string
      /** Blank for none. */
      reply_to: string
      version: Generated<number>
      updated_by: string
      updated_at: Date
    }
    /** The latest mails of a company, without their text. */
    sent_mail: {
      company_code: CompanyCode
      mail_id: string
      kind: 'PASSWORD_LINK' | 'TEST' | 'PURCHASE_ORDER'
      /** The recipient, who may be of a partner. */
      user_id: string
      recipient: string
      subject: string
      /** STORED: a file, because there is no mail server. */
      state: 'SENT' | 'STORED' | 'FAILED'
      reason: string | null
      at: Date
    }
  }
}
