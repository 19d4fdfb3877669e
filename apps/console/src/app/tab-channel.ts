import type { components } from '@greenroom/openapi'

/** What one tab tells the others. */
export type TabMessage =
  /** Somebody has signed in: what is kept of them can be read. */
  | { type: 'signedIn' }
  | { type: 'signedOut'; token: string }
  | { type: 'tokenReplaced'; token: string }
  /** The user does something there. */
  | { type: 'active' }
  /** What the server says has changed; null when some of it may not have been heard. */
  | { type: 'changed'; change: components['schemas']['Change'] | null }

const channel = new BroadcastChannel('greenroom')

export function tellTabs(message: TabMessage): void {
  channel.postMessage(message)
}

/** Hears what other tabs tell. The result stops it. */
export function hearTabs(hear: (message: TabMessage) => void): () => void {
  const listen = ({ data }: MessageEvent<TabMessage>) => hear(data)
  channel.addEventListener('message', listen)
  return () => channel.removeEventListener('message', listen)
}
