import type { CompanyStore } from '#database/company-store.ts'
import type { Reply } from './app.ts'

export interface GoodCall {
  params?: Record<string, string>
  query?: Record<string, string>
  /** A buffer is sent as a file. */
  body?: unknown
}

/** Where the calls are made: a company, as one of its users. */
export interface Place {
  store: CompanyStore
  userName: string
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Reply>
  /** A token of another session of the user. */
  anotherSession(): Promise<string>
}

let counted = 0
/** A new ID of letters, because words may not contain digits. */
export function next(): string {
  counted += 1
  const letters = [...counted.toString(26)].map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 26)))
  return `F${letters.join('').padStart(5, 'A')}`
}

/** The body of a call, or its message. */
export async function madeBy(reply: Promise<Reply>) {
  const { body, status, message, errors } = await reply
  if (status !== 200) throw new Error(`${status} ${message} ${JSON.stringify(errors)}`)
  return body
}
