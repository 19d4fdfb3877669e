import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDeadlock, isLockedOut, isWithoutConnection } from '#database/busy.ts'
import { Failure, type FailureCode, type FieldError } from './failures.ts'

/** The answer to every refused or failed call: {code, message, errors?, body?} (section 8). */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler(async (error: FastifyError | Failure, request, reply) => {
    if (error instanceof Failure) {
      if (error.status === 401 || error.status === 403) noteRefusal(request, error)
      const { retryAfter, errors, ...details } = error.details
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
      const answered = errors ? { ...details, errors: errors.slice(0, MOST_ERRORS) } : details
      return send(reply, error.status, error.code, error.message, answered)
    }
    if (error.validation) {
      const errors = (error.validation as unknown as AjvError[]).slice(0, MOST_ERRORS).map(fieldError)
      return send(reply, 400, 'ER_000', 'Request not processed', { errors })
    }
    const unstorable = UNSTORABLE[error.code]
    if (unstorable) return send(reply, 400, 'ER_000', unstorable)
    const busy = busyAnswer(error)
    if (busy) {
      request.log.warn({ err: error }, 'a call met a busy database')
      return send(reply.header('retry-after', RETRY_SECONDS), busy.status, 'ER_000', busy.message)
    }
    const status = error.statusCode ?? 500
    if (status < 500) return send(reply, status, 'ER_000', error.message)
    request.log.error({ err: error }, 'a call failed')
    return send(reply, status, 'ER_000', `Request not processed (${request.id})`)
  })
}

const RETRY_SECONDS = 1

/** The answer if only the moment was wrong. */
function busyAnswer(error: unknown) {
  if (isLockedOut(error) || isDeadlock(error)) return { status: 409, message: HELD }
  return isWithoutConnection(error) ? { status: 503, message: BUSY } : undefined
}

const HELD = 'Somebody else is changing the same data. Nothing was changed; try again in a moment.'
// The call may have been processed, so this does not deny it.
const BUSY = 'The server is busy. Try again in a moment. Nothing is done twice.'

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

function noteRefusal(request: FastifyRequest, error: Failure) {
  const { caller, ip, method, routeOptions } = request
  request.log.warn(
    {
      code: error.code,
      method,
      path: routeOptions.url,
      address: ip,
      ...(caller && { company: caller.companyCode, userID: caller.user.userID }),
      ...error.who,
    },
    error.message,
  )
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
  enum: ({ allowedValues }) => `must be one of ${(allowedValues as unknown[]).join(', ')}`,
}
