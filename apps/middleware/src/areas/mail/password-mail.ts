import { escaped } from './escaped.ts'
import type { Message } from '#platform/mail.ts'

interface Request {
  to: string
  name: string
  companyName: string
  link: string
  /** When the link ends, in the reader's formats. */
  until: string
}

/** The mail of POST /password/forgot. */
export function passwordMail({ to, name, companyName, link, until }: Request): Message {
  const lines = [
    `Hello ${name},`,
    `somebody, most likely you, wants to choose a new password for your account at ${companyName}. This link lets you:`,
    link,
    `It works once, until ${until}. If it was not you, do nothing: your password stays as it is.`,
  ]
  return {
    to,
    subject: 'Choose a new password',
    text: `${lines.join('\n\n')}\n`,
    html: lines.map((line) => `<p>${line === link ? anchor(link) : escaped(line)}</p>`).join('\n'),
  }
}

function anchor(link: string): string {
  return `<a href="${escaped(link)}">${escaped(link)}</a>`
}
