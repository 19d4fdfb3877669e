import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, type FailureCode, type FieldError } from './failures.ts'

/** The answer to every refused or failed call: {code, message, errors?, body?} (section 8). */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler(async (error: FastifyError | Failure, request, reply) => {
    if (error instanceof Failure) {
      if (error.status === 401 || error.status === 403) noteRefusal(request, error)
      return send(reply, error.status, error.code, error.message, error.details)
    }
    if (error.validation) {
      const errors = (error.validation as unknown as AjvError[]).slice(0, MOST_ERRORS).map(fieldError)
      return send(reply, 400, 'ER_000', 'Request not processed', { errors })
    }
    const unstorable = UNSTORABLE[error.code]
    if (unstorable) return send(reply, 400, 'ER_000', unstorable)
    const status = error.statusCode ?? 500
    if (status < 500) return send(reply, status, 'ER_000', error.message)
    request.log.error({ err: error }, 'a call failed')
    return send(reply, status, 'ER_000', `Request not processed (${request.id})`)
  })
}

export function answerNotFound(reply: FastifyReply) {
  return send(reply, 404, 'ER_006', 'Requested content not found')
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

/** What only PostgreSQL can say of a text: that it holds a zero character, plain or in JSON, or is too long to index. */
const UNSTORABLE: Record<string, string> = {
  22021: ZERO,
  '22P05': ZERO,
  54000: 'The texts of the item are too long together',
}

const MOST_ERRORS = 100

/** What Ajv says of one broken rule. */
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
