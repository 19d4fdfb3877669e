import { escaped } from '#areas/mail/escaped.ts'
import type { Message } from '#platform/mail.ts'

interface Order {
  to: string
  companyName: string
  number: string
  /** Null for the first one that is sent. */
  revision: number | null
  /** In the formats of the company; undefined if it is open. */
  expectedOn: string | undefined
  remarks: string | null | undefined
  pdf: Buffer
}

/** The mail that brings an order to its vendor. */
export function orderMail({ to, companyName, number, revision, expectedOn, remarks, pdf }: Order): Message {
  const lines = [
    'Hello,',
    revision
      ? `please find revision ${revision} of our purchase order ${number} attached. It replaces what we sent before.`
      : `please find our purchase order ${number} attached.`,
    ...(expectedOn ? [`We expect the goods on ${expectedOn}.`] : []),
    ...(remarks ? [remarks] : []),
    companyName,
  ]
  return {
    to,
    subject: `${revision ? `Revision ${revision} of purchase` : 'Purchase'} order ${number} of ${companyName}`,
    text: `${lines.join('\n\n')}\n`,
    html: lines.map((line) => `<p>${escaped(line)}</p>`).join('\n'),
    attachments: [{ filename: `${number}.pdf`, content: pdf }],
  }
}
