/**
 * A server's answers by "METHOD /path": a body with HTTP 200, a promise of one, or a `Refusal`. For tests and stories.
 */
export type Answers = Record<string, (request: Request) => unknown>

/** A refused call. */
export class Refusal {
  readonly status: number
  readonly body: unknown
  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

/** Replaces the network. Unknown calls get the JSON 404. */
export function answering(answers: Answers): (request: Request) => Promise<Response> {
  return async (request) => {
    const path = new URL(request.url).pathname.replace('/api', '')
    const answer = await answers[`${request.method} ${path}`]?.(request)
    if (answer instanceof Refusal) return new Response(JSON.stringify(answer.body), { status: answer.status })
    if (answer instanceof Response) return answer
    if (answer === undefined) return new Response('{"code":"ER_006","message":"Not found"}', { status: 404 })
    return Response.json({ code: 'OK_000', message: 'Request processed', body: answer })
  }
}

/** The answer to a login of a user with this role and these grants, at these places or everywhere. */
export function loginAnswer(
  roleID = 2,
  features = [{ key: 'CATALOG_PRODUCT', access: ['READ', 'WRITE'] }],
  places: readonly object[] = [],
) {
  return {
    token: 'T1',
    user: { userID: 'U1', userName: 'ada', companyCode: 'demo', roleID, role: 'system admin' },
    accountConfig: [],
    authorizationData: { features, places },
  }
}
