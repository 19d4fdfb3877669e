import { atom } from 'jotai'

/** How many answers are remembered, and how many characters of them are kept: what one page needs, lists included. */
const ANSWERS = 60
const CHARACTERS = 800_000

/** The bodies of answers, by company and URL. */
export type Answers = Record<string, string>

/**
 * Remembers what the API answered last, so that the page can be reopened without a connection; not the answer of a
 * request with `cache: 'no-store'`, which the page keeps itself.
 */
export function seeAnswers() {
  const seen = new Map<string, Response>()
  let count = 0
  return {
    /** How many answers came so far: `all` is the same until it grows. */
    count: () => count,

    async fetch(request: Request): Promise<Response> {
      const answer = await globalThis.fetch(request)
      if (request.method !== 'GET' || request.cache === 'no-store' || !answer.ok || !isJSON(answer)) return answer
      const key = answerKey(request)
      count++
      seen.delete(key)
      seen.set(key, answer.clone())
      const [oldest] = seen.keys()
      if (seen.size > ANSWERS) seen.delete(oldest!)
      return answer
    },

    /** The latest answers that fit. */
    async all(): Promise<Answers> {
      const answers: Answers = {}
      let left = CHARACTERS
      for (const [key, answer] of [...seen].toReversed()) {
        const body = await answer.clone().text()
        if (body.length > left) continue
        left -= body.length
        answers[key] = body
      }
      return answers
    },
  }
}

/** What the API client of this session has been answered. */
export const seenAnswersAtom = atom(seeAnswers())

/** The answers of the page before a reload without a connection; null once the server can be reached. */
export const openedAnswersAtom = atom<Answers | null>(null)

/** The answer of the page before, if there is one. */
export function openedAnswer(answers: Answers | null, request: Request): Response | undefined {
  const body = request.method === 'GET' ? answers?.[answerKey(request)] : undefined
  return body === undefined ? undefined : new Response(body, { headers: { 'content-type': 'application/json' } })
}

function answerKey({ headers, url }: Request): string {
  return `${headers.get('Domain')} ${url}`
}

function isJSON({ headers }: Response): boolean {
  return headers.get('content-type')?.includes('json') ?? false
}
