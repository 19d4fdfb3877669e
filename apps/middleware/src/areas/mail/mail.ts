import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '#boot/config.ts'

export interface Message {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mail {
  /** Returns the file of the mail if there is no server to send it. */
  send(message: Message): Promise<{ file?: string }>
}

/** Sends mail through the server of SMTP_URL; without one, each mail becomes a file in the outbox of the data folder. */
export function createMail({ smtpURL, mailFrom, dataDir }: Config): Mail {
  return smtpURL ? overSmtp(smtpURL, mailFrom) : intoFolder(join(dataDir, 'outbox'), mailFrom)
}

function overSmtp(url: string, from: string): Mail {
  const transport = createTransport(url)
  return {
    async send(message) {
      await transport.sendMail({ from, ...message })
      return {}
    },
  }
}

/** As plain text, so that its links can be followed. */
function intoFolder(folder: string, from: string): Mail {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${randomUUID()}.txt`)
      await writeFile(file, `From: ${from}\nTo: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600 })
      return { file }
    },
  }
}
