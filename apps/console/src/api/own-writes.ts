/** More than can be in progress at once. */
const REMEMBERED = 100

const requestIDs = new Set<string>()

/** Remembers the ID of a write, so that its change isn't taken for a colleague's. */
export function rememberOwnWrite({ method, headers }: Request): void {
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
