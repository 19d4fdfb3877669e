import { escaped } from './escaped.ts'
import type { Message } from '#platform/mail.ts'

/** The mail of POST /mail/test. */
export function testMail({
  to,
  companyName,
  publicURL,
}: {
  to: string
  companyName: string
  publicURL: string
}): Message {
  const text = `This is a test mail of ${companyName}. It was asked for in the settings at ${publicURL}.\n`
  return { to, subject: 'Test mail', text, html: `<p>${escaped(text.trim())}</p>` }
}
