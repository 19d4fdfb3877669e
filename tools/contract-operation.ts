type Parameter = string | Record<string, unknown> | Parameter[]

/** An operation in an area's file: OpenAPI, with the short forms that `expandPath` expands. */
export interface OperationSource extends Record<string, unknown> {
  operationId: string
  'x-feature'?: string[]
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: Record<string, unknown>
  responses?: Record<string, string | Record<string, unknown>>
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

export type PathSource = { parameters?: Parameter[] } & { [Method in (typeof METHODS)[number]]?: OperationSource }

/**
 * Adds what the contract's short forms omit:
 * - A parameter by name is one of parameters.yaml; a list in place of a parameter stands for its entries. Every
 *   operation takes the headers of a client. With a session, all
 *   but GET require a request ID, unless they name the optional `RequestID`.
 * - `requestBody` without `content` is the schema of a required JSON body.
 * - A response by name is one of responses.yaml. One with `body` is an envelope around that schema, one with `page`
 *   around a page of such rows. An operation without a success answers no body.
 * - Every operation refuses a malformed request with 400; with a session, 401 and 403; where it writes or its body has
 *   the version that was edited, 409 (another edit, a request ID of another request, a lock held); a body that is too large or of another type with 413 and 415. `default` stands for what has
 *   nothing to do with the request.
 */
export function expandPath(path: PathSource, hasVersion: (schemaRef: string) => boolean): object {
  const { parameters, ...operations } = path
  const expanded = METHODS.flatMap((method) => {
    const operation = operations[method]
    return operation ? [[method, expandOperation(method, operation, hasVersion)]] : []
  })
  return { ...(parameters && { parameters: parametersOf(parameters) }), ...Object.fromEntries(expanded) }
}

function expandOperation(method: string, operation: OperationSource, hasVersion: (schemaRef: string) => boolean) {
  const { parameters = [], requestBody, responses = {}, ...rest } = operation
  const hasSession = operation.security?.length !== 0
  const isEdit = typeof requestBody?.['$ref'] === 'string' && hasVersion(requestBody['$ref'])
  const answersBody = Object.keys(responses).some((status) => Number(status) < 400)
  const isWrite = method !== 'get' && hasSession && !parameters.includes('RequestID')
  return {
    ...rest,
    parameters: parametersOf([...new Set(['Client', isWrite ? 'WriteID' : 'RequestID', ...parameters])]),
    ...(requestBody && { requestBody: expandBody(requestBody) }),
    responses: {
      ...(!answersBody && { 200: response('Done') }),
      400: response('BadRequest'),
      ...(hasSession && { 401: response('Unauthorized'), 403: response('Forbidden') }),
      ...((isEdit || isWrite) && { 409: response('Conflict') }),
      ...(requestBody && { 413: response('TooLarge'), 415: response('WrongType') }),
      ...Object.fromEntries(Object.entries(responses).map(([status, given]) => [status, response(given)])),
      default: response('Unavailable'),
    },
  }
}

function parametersOf(given: readonly Parameter[]): object[] {
  return given.flatMap((one): object[] => {
    if (Array.isArray(one)) return parametersOf(one)
    return [typeof one === 'string' ? { $ref: `../parameters.yaml#/${one}` } : one]
  })
}

function expandBody(given: Record<string, unknown>) {
  return { required: true, content: given['content'] ?? { 'application/json': { schema: given } } }
}

const RESPONSE_KEYS = ['description', 'headers', 'content', 'body', 'page']

function response(given: string | Record<string, unknown>) {
  if (typeof given === 'string') return { $ref: `../responses.yaml#/${given}` }
  const unknown = Object.keys(given).filter((key) => !RESPONSE_KEYS.includes(key))
  if (unknown.length > 0) throw new Error(`a response has ${RESPONSE_KEYS.join(', ')}, not "${unknown.join('", "')}"`)
  const { page, body = page && pageOf(page), ...rest } = given
  return body ? { ...rest, content: { 'application/json': { schema: envelopeOf(body) } } } : rest
}

function pageOf(row: unknown) {
  const properties = { data: { type: 'array', items: row }, nextCursor: { type: ['string', 'null'] } }
  return { type: 'object', required: ['data', 'nextCursor'], properties }
}

function envelopeOf(body: unknown) {
  return {
    type: 'object',
    required: ['code', 'message', 'body'],
    properties: { code: { $ref: '../schemas/envelope.yaml#/ResponseCode' }, message: { type: 'string' }, body },
  }
}
