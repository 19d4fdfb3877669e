import type { AccessLevel, FeatureGrant } from '@greenroom/permissions'
import type { AccountConfiguration, RememberedUser, UserRecord } from '@greenroom/session'
import { fields, flag, listOf, number, oneOf, recordOf, text } from './record-readers.ts'
import { forget, isKept, keep, recall, type RecordKind } from './stored-records.ts'
import { isAnotherTabSignedIn } from './tab-locks.ts'

/** What a restored session begins with: of the user session record (section 3) as much as is ever read again. */
export type StoredSession = Pick<UserRecord, 'companyCode' | 'userID' | 'userName' | 'remember'> & { token: string }

const user = { companyCode: text, userName: text, remember: flag }
const LEVELS: readonly AccessLevel[] = ['READ', 'WRITE', 'DELETE', 'NOACCESS']

/** The user session record of section 3. */
export const USER: RecordKind<Omit<StoredSession, 'token'>> = {
  name: 'user',
  version: 1,
  read: fields({ ...user, userID: text }),
}

/** The token is kept by itself, because it is replaced often. */
export const TOKEN: RecordKind<string> = { name: 'token', version: 1, read: text }

/** Who chose to be remembered in this browser, the latest first: enough to fill in the login form. */
export const SAVED_USERS: RecordKind<RememberedUser[]> = { name: 'savedUsers', version: 1, read: listOf(fields(user)) }

/** By company and user, as are the account configuration and the partner domain. */
export const PERMISSIONS: RecordKind<FeatureGrant[]> = {
  name: 'permissions',
  version: 1,
  read: listOf(fields({ key: text, access: listOf(oneOf(LEVELS)) })),
}

export const ACCOUNT_CONFIGURATION: RecordKind<AccountConfiguration[]> = {
  name: 'accountConfiguration',
  version: 1,
  read: listOf(fields({ key: text, value: text })),
}

/** The merchant that a partner works for. */
export const PARTNER_DOMAIN: RecordKind<string> = { name: 'partnerDomain', version: 1, read: text }

/** The registers of section 3, as far as a choice of one needs them. */
export const REGISTERS: RecordKind<{ id: string; name: string }[]> = {
  name: 'registers',
  version: 1,
  read: listOf(fields({ id: text, name: text })),
}

/** When each provider was last synced, in epoch seconds. */
export const LAST_SYNCS: RecordKind<Record<string, number>> = { name: 'lastSyncs', version: 1, read: recordOf(number) }

/** Marks a tab in which somebody is signed in: it outlives a reload, and not the tab. */
const MARK = 'greenroom.signedIn'

/** Whether there is anybody to restore or to offer. Tells without waiting, so that a first visit sees the form at once. */
export function mayRemember(): boolean {
  return isKept(USER) || isKept(SAVED_USERS)
}

/** Who is signed in in this browser. A session that was not to be remembered ends with the last tab that shows it. */
export async function readSession(): Promise<StoredSession | undefined> {
  const [known, token] = await Promise.all([recall(USER), recall(TOKEN)])
  if (!known || !token) return undefined
  if (known.remember || sessionStorage.getItem(MARK) || (await isAnotherTabSignedIn())) return { ...known, token }
  forgetUser()
  return undefined
}

/** Keeps who is signed in: for good when they chose to be remembered, else for as long as a tab shows it. */
export async function writeUser(record: UserRecord): Promise<void> {
  sessionStorage.setItem(MARK, 'yes')
  await keep(USER, record)
  if (record.remember) await saveUser(record)
}

export function writeToken(token: string): Promise<void> {
  return keep(TOKEN, token)
}

/** Forgets who is signed in, but not who chose to be remembered. */
export function forgetUser(): void {
  sessionStorage.removeItem(MARK)
  for (const kind of [USER, TOKEN, ACCOUNT_CONFIGURATION, PARTNER_DOMAIN]) forget(kind)
}

const SAVED_AT_MOST = 5

/** The users to choose from at the login page, the latest first. */
export async function readSavedUsers(): Promise<RememberedUser[]> {
  return (await recall(SAVED_USERS)) ?? []
}

async function saveUser({ companyCode, userName, remember }: UserRecord): Promise<void> {
  const others = (await readSavedUsers()).filter((other) => !isSame(other, { companyCode, userName }))
  await keep(SAVED_USERS, [{ companyCode, userName, remember }, ...others].slice(0, SAVED_AT_MOST))
}

/** Takes a user off the list. */
export async function dropSavedUser(dropped: Pick<RememberedUser, 'companyCode' | 'userName'>): Promise<void> {
  const others = (await readSavedUsers()).filter((other) => !isSame(other, dropped))
  if (others.length === 0) forget(SAVED_USERS)
  else await keep(SAVED_USERS, others)
}

type Named = Pick<RememberedUser, 'companyCode' | 'userName'>

function isSame(one: Named, other: Named): boolean {
  return one.companyCode === other.companyCode && one.userName === other.userName
}
