/** The one record that survives a reload: who is signed in, and the token (section 3, user session record). */
export type StoredSession = { companyCode: string; userName: string; remember: boolean; token: string }

const KEY = 'greenroom.session'
const VERSION = 1

/** Whether a storage event of another tab concerns the session. */
export function concernsSession(event: StorageEvent): boolean {
  return event.storageArea === localStorage && (event.key === KEY || event.key === null)
}

/** Who was signed in here last. A record of another version, or one that does not parse, counts as none. */
export function readSession(): StoredSession | undefined {
  return parse(sessionStorage.getItem(KEY)) ?? parse(localStorage.getItem(KEY))
}

/** Keeps the session: for good when the user chose remember, else until the tab is closed. */
export function writeSession(session: StoredSession): void {
  const [chosen, other] = session.remember ? [localStorage, sessionStorage] : [sessionStorage, localStorage]
  chosen.setItem(KEY, JSON.stringify({ version: VERSION, ...session }))
  other.removeItem(KEY)
}

export function forgetSession(): void {
  sessionStorage.removeItem(KEY)
  localStorage.removeItem(KEY)
}

function parse(text: string | null): StoredSession | undefined {
  try {
    const { version, companyCode, userName, remember, token } = JSON.parse(text ?? 'null') ?? {}
    const whole = [companyCode, userName, token].every((part) => typeof part === 'string')
    return version === VERSION && whole ? { companyCode, userName, remember: remember === true, token } : undefined
  } catch {
    return undefined
  }
}
