import { mustUsePartnerPortal } from '@greenroom/permissions'
import type { Access, AccountConfiguration, SessionEvent, SessionUser } from '@greenroom/session'
import type { Answers } from '#api/seen-answers.ts'
import { fields, flag, listOf, number, oneOf, orNull, recordOf, text } from '#browser/record-readers.ts'
import { ACCOUNT_CONFIGURATION, PERMISSIONS, readSession } from './session-storage.ts'
import { readStored, type RecordKind } from '#browser/stored-records.ts'

/** A page with unsaved changes: its user, what they may do, and what the API answered it. */
export type OpenedPage = Access & {
  user: Required<Pick<SessionUser, 'userID' | 'userName' | 'companyCode' | 'roleID' | 'role'>> & {
    name: string | null
    employeeID: string | null
    enablePin: boolean
  }
  accountConfigurations: AccountConfiguration[]
  answers: Answers
}

/** Reopens the page if it is reloaded without a connection. */
export const OPENED_PAGE: RecordKind<OpenedPage> = {
  name: 'openedPage',
  version: 2,
  perTab: true,
  read: fields({
    user: fields({
      userID: text,
      userName: text,
      name: orNull(text),
      companyCode: text,
      roleID: number,
      role: text,
      employeeID: orNull(text),
      enablePin: flag,
    }),
    features: PERMISSIONS.read,
    places: listOf(fields({ type: oneOf(['VENUE', 'STORE', 'WAREHOUSE', 'ARTIST']), locationID: text })),
    accountConfigurations: ACCOUNT_CONFIGURATION.read,
    answers: recordOf(text),
  }),
}

/** Signs the user in as before the reload, with the same token, which the server judges once it can be reached. */
export async function reopenPage(
  merchant: string | null,
): Promise<{ login: SessionEvent; answers: Answers } | undefined> {
  const session = await readSession()
  const page = session && (await readStored(OPENED_PAGE, { ...session, merchant }))
  if (!page) return undefined
  const { user, features, places, accountConfigurations, answers } = page
  const answer = {
    token: session.token,
    user: { ...user, name: user.name ?? undefined },
    accountConfig: accountConfigurations,
    authorizationData: { features, places },
  }
  return { login: { type: 'loggedIn', answer, partnerMode: mustUsePartnerPortal(user.roleID) }, answers }
}
