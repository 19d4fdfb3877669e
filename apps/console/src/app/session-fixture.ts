import { vi } from 'vitest'
import { answering, type Answers } from './answering.ts'

export { type Answers, loginAnswer, Refusal } from './answering.ts'

/** Puts a server in place of the network. Answers the calls made. */
export function serve(answers: Answers): Request[] {
  const calls: Request[] = []
  const answer = answering(answers)
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(request.clone())
    return answer(request)
  })
  return calls
}
