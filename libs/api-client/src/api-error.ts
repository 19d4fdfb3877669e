import type { components } from '@greenroom/openapi'

export type FieldError = components['schemas']['FieldError']

const TITLES: Record<number, string> = { 502: '502 Bad Gateway', 504: '504 Gateway Timeout' }
const UNREACHABLE = 'The server cannot be reached. Check the connection and try again.'

/** A call that was refused or never arrived. All API failures reach the console as this type. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 without an answer. */
  readonly status: number
  /** Response code of section 8, such as ER_005, if the server gave one. */
  readonly code: string | undefined
  readonly title: string | undefined
  /** The longer explanation, shown in preference to the message (section 8, generic error display). */
  readonly description: string | undefined
  /** The field errors. */
  readonly errors: readonly FieldError[]
  /** Data that the caller needs to continue, such as the current record after a conflict. */
  readonly body: unknown
  /** The whole answer: parsed JSON, or text. */
  readonly answer: unknown

  constructor(status: number, answer: unknown) {
    const fields = isRecord(answer) ? answer : {}
    super(textOf(fields.message) ?? textOf(answer) ?? (status === 0 ? UNREACHABLE : ''))
    this.status = status
    this.code = textOf(fields.code)
    this.title = TITLES[status]
    this.description = textOf(fields.error_description) ?? textOf(fields.description)
    this.errors = Array.isArray(fields.errors) ? fields.errors.filter(isFieldError) : []
    this.body = fields.body
    this.answer = answer
  }
}

/** The record as currently stored, and who saved it. */
export type Conflict<Stored> = { current: Stored; updatedBy: string }

/** The version that somebody else saved first, from a refusal with 409; undefined for any other failure. */
export function conflictOf<Stored>(failure: unknown): Conflict<Stored> | undefined {
  if (!(failure instanceof ApiError) || failure.status !== 409) return undefined
  const body = failure.body as Partial<Conflict<Stored>> | undefined
  return body?.current ? (body as Conflict<Stored>) : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string'
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}
