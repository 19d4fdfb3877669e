import { onTestFinished } from 'vitest'
import type { Hint } from '#database/change-feed.ts'
import type { TestApp } from './app.ts'

/** The events of GET /changes, read like a browser would. */
export class ChangeListener {
  readonly hints: Hint[] = []
  readonly comments: string[] = []
  headers = new Headers()
  hasEnded = false

  async read(stream: ReadableStream<Uint8Array>) {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const bytes of stream) {
      const events = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
      rest = events.pop()!
      for (const event of events) {
        const data = /^event: change\ndata: (.*)$/.exec(event)?.[1]
        if (data) this.hints.push(JSON.parse(data) as Hint)
        else this.comments.push(event)
      }
    }
    this.hasEnded = true
  }
}

/** The URL of the app, which from then on listens on a real port. */
export function addressOf({ app }: TestApp): string | Promise<string> {
  return app.server.listening ? app.listeningOrigin : app.listen({ port: 0, host: '127.0.0.1' })
}

export async function listenAt(app: TestApp, token: string): Promise<ChangeListener> {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const listener = new ChangeListener()
  const response = await fetch(`${await addressOf(app)}/api/changes`, { headers: { token }, signal: abort.signal })
  listener.headers = response.headers
  listener.read(response.body!).catch(() => (listener.hasEnded = true))
  return listener
}
