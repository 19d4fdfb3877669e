/** As many as may be under way, and a few more. */
const REMEMBERED = 100

const requestIDs = new Set<string>()

/** Remembers the ID of a write, so that a change of one's own is not taken for a colleague's. */
export function noteOwnWrite({ method, headers }: Request): void {
  const id = headers.get('X-Client-Request-ID')
  if (method === 'GET' || !id) return
  requestIDs.add(id)
  const [oldest] = requestIDs
  if (requestIDs.size > REMEMBERED && oldest) requestIDs.delete(oldest)
}

/** Whether this page made the write. */
export function isOwnWrite(requestID: string): boolean {
  return requestIDs.has(requestID)
}
