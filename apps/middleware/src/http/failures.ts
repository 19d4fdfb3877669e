/** One refused field: `field` is its path, e.g. `variants.3.upc`. */
export interface FieldError {
  field: string
  message: string
  code?: string
  value?: unknown
}

/** The response codes of section 8 that an error may have. */
export type FailureCode =
  'ER_000' | 'ER_001' | 'ER_002' | 'ER_003' | 'ER_004' | 'ER_005' | 'ER_006' | 'ER_007' | 'ER_008' | 'ER_009' | 'ER_010'

interface Details {
  errors?: FieldError[]
  /** Login calls only (section 8, login failures). */
  error?: string
  error_description?: string
  /** Seconds after which a repetition may succeed; sent as the header `retry-after`. */
  retryAfter?: number
  /** The data that the caller needs to continue. */
  body?: unknown
}

/** A refused call, with everything that the error handler needs to answer it. Anything else thrown is a bug. */
export class Failure extends Error {
  readonly status: number
  readonly code: FailureCode
  readonly details: Details
  /** The refused user, for the log. */
  who: object = {}

  constructor(status: number, code: FailureCode, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

export function refusing(who: object, failure: Failure): Failure {
  failure.who = who
  return failure
}

export const tokenInvalid = () => new Failure(401, 'ER_001', 'Token invalid')
export const tokenExpired = () => new Failure(401, 'ER_002', 'Token expired')
export const tokenNotFound = () => new Failure(401, 'ER_003', 'Token not found')
export const refreshTokenNotFound = () => new Failure(401, 'ER_009', 'Refresh token not found')
export const forbidden = (message: string) => new Failure(403, 'ER_005', message)
export const notFound = (message = 'Requested content not found') => new Failure(404, 'ER_006', message)
export const csrfFailure = () => new Failure(403, 'ER_008', 'CSRF verification failure')
export const notAllowedHere = () => new Failure(403, 'ER_010', 'You are not allowed to access this application')

/** A broken rule: the invalid fields, each with the specification's message. */
export const refused = (message: string, errors: FieldError[] = []) =>
  new Failure(400, 'ER_000', message, errors.length > 0 ? { errors } : {})

/** The same for one field. */
export const refusedField = (field: string, message: string, value?: unknown) =>
  refused(message, [{ field, message, ...(value !== undefined && { value }) }])

/** A conflict: the caller gets the current record and who changed it. */
export const versionConflict = (body: { current: unknown; updatedBy: string; updatedAt: string }) =>
  new Failure(409, 'ER_000', `${body.updatedBy} changed this in the meantime`, { body })
