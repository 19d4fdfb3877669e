import { vi } from 'vitest'

/** Answers of the server by "METHOD /path": a body with HTTP 200, or `{status, answer}`. */
export type Answers = Record<string, (request: Request) => unknown>

/** Puts a server in place of the network. Calls that it does not know get the JSON 404. Answers the calls made. */
export function serve(answers: Answers): Request[] {
  const calls: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(request.clone())
    const answer = answers[`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`]?.(request)
    if (answer instanceof Refusal) return new Response(JSON.stringify(answer.body), { status: answer.status })
    if (answer === undefined) return new Response('{"code":"ER_006","message":"Not found"}', { status: 404 })
    return new Response(JSON.stringify({ code: 'OK_000', message: 'Request processed', body: answer }))
  })
  return calls
}

/** A refused call. */
export class Refusal {
  readonly status: number
  readonly body: unknown
  constructor(status: number, body: unknown) {
    this.status = status
    this.body = body
  }
}

/** The answer to a login of a user with this role and these grants. */
export function loginAnswer(roleID = 2, features = [{ key: 'CATALOG_PRODUCT', access: ['READ', 'WRITE'] }]) {
  return {
    token: 'T1',
    user: { userID: 'U1', userName: 'ada', companyCode: 'demo', roleID, role: 'system admin' },
    accountConfig: [],
    authorizationData: { features },
  }
}
