import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export interface Message {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mail {
  /** Answers the file in which the mail lies where there is no server to send it. */
  send(message: Message): Promise<{ file?: string }>
}

/** Mail through the server of SMTP_URL; without one, each mail becomes a file in the outbox below the data folder. */
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

/** As plain text, so that links can be followed from it. */
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
