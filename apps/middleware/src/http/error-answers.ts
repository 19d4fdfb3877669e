import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  isDamaged,
  isDeadlock,
  isDiskFull,
  isLockedOut,
  isOverdue,
  isTaken,
  isWithoutConnection,
} from '#database/busy.ts'
import { measures } from '#telemetry/measures.ts'
import type { OperationID } from '#calls/call.ts'
import { Failure, type FailureCode, type FieldError } from '#failures/failures.ts'
import { securityLog } from './security-log.ts'

/** The answer to every refused or failed call: {code, message, errors?, body?} (section 8). */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler(async (error: FastifyError | Failure, request, reply) => {
    if (error instanceof Failure) {
      if (error.status === 401 || error.status === 403) countRefusal(request, error)
      if (NOTED.includes(error.status)) noteRefusal(request, error)
      const { retryAfter, errors, ...details } = error.details
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
      const answered = errors ? { ...details, errors: errors.slice(0, MOST_ERRORS) } : details
      return send(reply, error.status, error.code, error.message, answered)
    }
    if (error.validation) {
      const errors = (error.validation as unknown as AjvError[]).slice(0, MOST_ERRORS).map(fieldError)
      noteRefusal(request, { code: 'ER_000', message: 'the contract refused a call', who: { fields: namesOf(errors) } })
      return send(reply, 400, 'ER_000', 'Request not processed', { errors })
    }
    const unstorable = UNSTORABLE[error.code]
    if (unstorable) return send(reply, 400, 'ER_000', unstorable)
    const busy = busyAnswer(error)
    if (busy) {
      request.log.warn({ err: error }, 'a call met a busy database')
      return send(reply.header('retry-after', RETRY_SECONDS), busy.status, 'ER_000', busy.message)
    }
    if (isTaken(error)) {
      request.log.error({ err: error }, 'a call met a key that is taken')
      return send(reply, 409, 'ER_000', TAKEN)
    }
    if (isDiskFull(error)) {
      request.log.error({ err: error }, 'the disk of the database is full')
      return send(reply, 507, 'ER_000', FULL)
    }
    if (isDamaged(error)) {
      request.log.error({ err: error }, 'the database is damaged')
      return send(reply, 500, 'ER_000', DAMAGED)
    }
    const status = error.statusCode ?? 500
    if (NOTED.includes(status)) noteRefusal(request, { code: 'ER_000', message: error.message })
    if (status < 500) return send(reply, status, 'ER_000', error.message)
    request.log.error({ err: error }, 'a call failed')
    return send(reply, status, 'ER_000', `Request not processed (${request.id})`)
  })
}

/** Not allowed, too large, too many: what somebody who tries the limits meets (ASVS 16.3.3). */
const NOTED = [401, 403, 413, 429]

const RETRY_SECONDS = 1

/** The answer if only the moment was wrong. */
function busyAnswer(error: unknown) {
  if (isLockedOut(error) || isDeadlock(error)) return { status: 409, message: HELD }
  if (isOverdue(error)) return { status: 503, message: OVERDUE }
  return isWithoutConnection(error) ? { status: 503, message: BUSY } : undefined
}

const HELD = 'Somebody else is changing the same data. Nothing was changed; try again in a moment.'
// The call may have been processed, so this does not deny it.
const BUSY = 'The server is busy. Try again in a moment. Nothing is done twice.'
const OVERDUE = 'This took too long and was stopped. Nothing was changed. Ask for less at once, or try again later.'

// Handlers name what is taken; this is for what they did not see coming.
const TAKEN = 'Somebody else has just saved the same. Nothing was changed; reload and try again.'

const FULL = 'The server has no room left to save anything. Nothing was changed. Tell your administrator.'

const DAMAGED = "The server can't read some of its data. Tell your administrator."

export function answerNotFound(reply: FastifyReply) {
  return send(reply, 404, 'ER_006', 'Requested content not found')
}

export function answerBadAddress(reply: FastifyReply) {
  return send(reply, 400, 'ER_000', 'The address is not valid')
}

function send(reply: FastifyReply, status: number, code: FailureCode, message: string, details: object = {}) {
  return reply
    .status(status)
    .type('application/json; charset=utf-8')
    .send({ code, message, ...details })
}

function countRefusal({ routeOptions }: FastifyRequest, { code, who }: Failure) {
  measures()?.refusedCalls.inc({ code })
  if (!SIGN_INS.has(routeOptions.config.operationID)) return
  measures()?.signIns.inc({ outcome: 'locked' in who && who.locked ? 'locked' : 'refused' })
}

const SIGN_INS = new Set<string | undefined>(['login', 'loginForm', 'ssoLogin'] satisfies OperationID[])

function noteRefusal(
  request: FastifyRequest,
  { code, message, who = {} }: Pick<Failure, 'code' | 'message'> & Partial<Pick<Failure, 'who'>>,
) {
  const { caller, ip, method, routeOptions } = request
  securityLog({ log: request.log, address: ip }).refused(
    {
      code,
      method,
      path: routeOptions.url,
      ...(caller && { company: caller.companyCode, userID: caller.user.userID }),
      ...who,
    },
    message,
  )
}

/** The first of the refused fields, without their values. */
function namesOf(errors: FieldError[]): string[] {
  return errors.slice(0, 5).map(({ field }) => field.slice(0, 100))
}

const ZERO = 'The request holds a character that can be neither stored nor searched'

/** Errors of a text that only PostgreSQL detects: a zero character, plain or in JSON, or too long to index. */
const UNSTORABLE: Record<string, string> = {
  22021: ZERO,
  '22P05': ZERO,
  54000: 'The texts of the item are too long together',
}

/** Nobody reads more at once. */
const MOST_ERRORS = 100

/** Ajv's description of one broken rule. */
interface AjvError {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
  message?: string
}

function fieldError({ keyword, instancePath, params, message = 'is not valid' }: AjvError): FieldError {
  const named = params['missingProperty'] ?? params['additionalProperty']
  const path = instancePath.split('/').slice(1)
  const field = (named === undefined ? path : [...path, String(named)]).join('.')
  const wording = WORDING[keyword]
  return { field, code: keyword, message: wording ? wording(params) : message }
}

const WORDING: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'is required',
  additionalProperties: () => 'is not known here',
  maxLength: ({ limit }) => `must be at most ${limit} characters`,
  minLength: ({ limit }) => `must be at least ${limit} characters`,
  type: ({ type }) => `must be ${wordsOf([type].flat() as string[])}`,
  minItems: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} entries`),
  maxItems: ({ limit }) => `must have at most ${limit === 1 ? '1 entry' : `${limit} entries`}`,
  minProperties: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} properties`),
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).join(', ')}`,
}

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

function wordsOf(types: string[]): string {
  return types.map((type) => TYPE_WORDS[type] ?? type).join(' or ')
}
