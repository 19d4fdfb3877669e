import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Config, isLoopback } from './config.ts'

export interface Message {
  to: string
  /** Whom it comes from, by name. The address is that of MAIL_FROM. */
  senderName?: string
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments?: readonly Attachment[]
}

interface Attachment {
  filename: string
  content: Buffer
}

export interface Mail {
  /** Returns the file of the mail if there is no server to send it. */
  send(message: Message): Promise<{ file?: string }>
}

/** Sends mail through the server of SMTP_URL; without one, each mail becomes a file in the outbox of the data folder. */
export function createMail({ smtpURL, mailFrom, dataDir }: Config): Mail {
  return smtpURL ? overSmtp(smtpURL, mailFrom) : intoFolder(join(dataDir, 'outbox'), mailFrom)
}

/** How long the mail server may take for a step, in milliseconds. */
const PATIENCE = 20_000

/** The address of a sender such as `Greenroom <no-reply@greenroom.example>`. */
export function addressOf(from: string): string {
  return /<([^<>]+)>$/.exec(from.trim())?.[1] ?? from.trim()
}

function overSmtp(url: string, from: string): Mail {
  const { protocol, hostname } = new URL(url)
  const requireTLS = protocol === 'smtp:' && !isLoopback(hostname)
  const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE }
  const transport = createTransport({ url, requireTLS, ...patience })
  return {
    async send({ senderName, attachments = [], ...message }) {
      const sender = senderName ? { name: senderName, address: addressOf(from) } : from
      await transport.sendMail({ from: sender, ...message, attachments: [...attachments] })
      return {}
    },
  }
}

/** As plain text, so that its links can be followed; what is attached lies beside it. */
function intoFolder(folder: string, from: string): Mail {
  return {
    async send({ to, subject, text, senderName, replyTo, attachments = [] }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = join(folder, randomUUID())
      const file = `${name}.txt`
      for (const { filename, content } of attachments) await writeFile(`${name}-${filename}`, content, { mode: 0o600 })
      const sender = senderName ? `${senderName} <${addressOf(from)}>` : from
      const head = [`From: ${sender}`, ...(replyTo ? [`Reply-To: ${replyTo}`] : []), `To: ${to}`, `Subject: ${subject}`]
      await writeFile(file, `${head.join('\n')}\n\n${text}`, { mode: 0o600 })
      return { file }
    },
  }
}
