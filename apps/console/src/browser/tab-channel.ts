import type { components } from '@greenroom/openapi'

/** A message to the other tabs. */
export type TabMessage =
  /** A user has signed in, and their stored session can be read. */
  | { type: 'signedIn' }
  | { type: 'signedOut'; token: string }
  | { type: 'tokenReplaced'; token: string }
  /** The user is active in that tab. */
  | { type: 'active' }
  /** A change that the server announced; null if some changes may have been missed. */
  | { type: 'changed'; change: components['schemas']['Change'] | null }

const channel = new BroadcastChannel('greenroom')

export function broadcastToTabs(message: TabMessage): void {
  channel.postMessage(message)
}

/** Listens to other tabs. Returns a function that stops it. */
export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const listen = ({ data }: MessageEvent<TabMessage>) => listener(data)
  channel.addEventListener('message', listen)
  return () => channel.removeEventListener('message', listen)
}
