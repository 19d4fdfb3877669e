/** One refused field: `field` is its path, e.g. `variants.3.upc`. */
export interface FieldError {
  field: string
  message: string
  /** What the message is shown under (section 5). */
  title?: string
  code?: string
  value?: unknown
}

/** The response codes that an error may have: those of section 8, and ER_011, which is ours. */
export type FailureCode =
  | 'ER_000'
  | 'ER_001'
  | 'ER_002'
  | 'ER_003'
  | 'ER_004'
  | 'ER_005'
  | 'ER_006'
  | 'ER_007'
  | 'ER_008'
  | 'ER_009'
  | 'ER_010'
  | 'ER_011'

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
export const noFile = () => new Failure(400, 'ER_007', 'No file(s) found to upload')
export const csrfFailure = () => new Failure(403, 'ER_008', 'CSRF verification failure')
export const notAllowedHere = () => new Failure(403, 'ER_010', 'You are not allowed to access this application')

/** Not a 401, because the session goes on. */
export const unconfirmed = () => new Failure(403, 'ER_011', 'Confirm that it is you')

/** A broken rule: the invalid fields, each with the specification's message. */
export const refused = (message: string, errors: FieldError[] = []) =>
  new Failure(400, 'ER_000', message, errors.length > 0 ? { errors } : {})

/** The same for one field. */
export const refusedField = (field: string, message: string, value?: unknown) =>
  refused(message, [{ field, message, ...(value !== undefined && { value }) }])

/** A conflict: the caller gets the current record and who changed it. */
export const versionConflict = (
  body: { current: unknown; updatedBy: string; updatedAt: string },
  { what = 'this', errors }: { what?: string; errors?: FieldError[] } = {},
) =>
  new Failure(409, 'ER_000', `${body.updatedBy} changed ${what} in the meantime`, { body, ...(errors && { errors }) })
