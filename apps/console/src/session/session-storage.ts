import type { AccessLevel, FeatureGrant } from '@greenroom/permissions'
import type { AccountConfiguration, RememberedUser, UserRecord } from '@greenroom/session'
import { fields, flag, listOf, number, oneOf, recordOf, text } from '#browser/record-readers.ts'
import { forget, isKept, keep, readStored, type RecordKind } from '#browser/stored-records.ts'
import { isAnotherTabSignedIn } from '#browser/tab-locks.ts'

/** What a restored session starts with: the part of the user session record (section 3) that is read again. */
export type StoredSession = Pick<UserRecord, 'companyCode' | 'userID' | 'userName' | 'roleID' | 'remember'> & {
  token: string
}

const user = { companyCode: text, userName: text, remember: flag }
const LEVELS: readonly AccessLevel[] = ['READ', 'WRITE', 'DELETE', 'NOACCESS']

/** The user session record of section 3. */
export const USER: RecordKind<Omit<StoredSession, 'token'>> = {
  name: 'user',
  version: 2,
  read: fields({ ...user, userID: text, roleID: number }),
}

/** The token is stored separately, because it is replaced often. */
export const TOKEN: RecordKind<string> = { name: 'token', version: 1, read: text }

/** The remembered users of this browser, latest first, with what the login form needs. */
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

/** The registers of section 3, with the fields needed to choose one. */
export const REGISTERS: RecordKind<{ id: string; name: string }[]> = {
  name: 'registers',
  version: 1,
  read: listOf(fields({ id: text, name: text })),
}

/** When each provider was last synced, in epoch seconds. */
export const LAST_SYNCS: RecordKind<Record<string, number>> = { name: 'lastSyncs', version: 1, read: recordOf(number) }

/** Marks a signed-in tab: it survives a reload and ends with the tab. */
const MARK = 'greenroom.signedIn'

/**
 * Whether there is a session to restore or a user to offer. Synchronous, so that a first visit shows the form at once.
 */
export function mayRemember(): boolean {
  return isKept(USER) || isKept(SAVED_USERS)
}

/** The signed-in user of this browser. A session that isn't remembered ends with its last tab. */
export async function readSession(): Promise<StoredSession | undefined> {
  const [known, token] = await Promise.all([readStored(USER), readStored(TOKEN)])
  if (!known || !token) return undefined
  if (known.remember || sessionStorage.getItem(MARK) || (await isAnotherTabSignedIn())) return { ...known, token }
  forgetUser()
  return undefined
}

/** Stores the signed-in user: permanently if they chose to be remembered, otherwise until the last tab closes. */
export async function writeUser(record: UserRecord): Promise<void> {
  sessionStorage.setItem(MARK, 'yes')
  await keep(USER, record)
  if (record.remember) await saveUser(record)
}

export function writeToken(token: string): Promise<void> {
  return keep(TOKEN, token)
}

/** Removes the signed-in user, but not the remembered users. */
export function forgetUser(): void {
  sessionStorage.removeItem(MARK)
  for (const kind of [USER, TOKEN, ACCOUNT_CONFIGURATION, PARTNER_DOMAIN]) forget(kind)
}

const SAVED_AT_MOST = 5

/** The users offered on the login page, latest first. */
export async function readSavedUsers(): Promise<RememberedUser[]> {
  return (await readStored(SAVED_USERS)) ?? []
}

async function saveUser({ companyCode, userName, remember }: UserRecord): Promise<void> {
  const others = (await readSavedUsers()).filter((other) => !isSame(other, { companyCode, userName }))
  await keep(SAVED_USERS, [{ companyCode, userName, remember }, ...others].slice(0, SAVED_AT_MOST))
}

/** Removes a user from the list. */
export async function dropSavedUser(dropped: Pick<RememberedUser, 'companyCode' | 'userName'>): Promise<void> {
  const others = (await readSavedUsers()).filter((other) => !isSame(other, dropped))
  if (others.length === 0) forget(SAVED_USERS)
  else await keep(SAVED_USERS, others)
}

type Named = Pick<RememberedUser, 'companyCode' | 'userName'>

function isSame(one: Named, other: Named): boolean {
  return one.companyCode === other.companyCode && one.userName === other.userName
}
