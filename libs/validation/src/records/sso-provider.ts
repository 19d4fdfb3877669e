import { checkRecord, type RecordIssue } from '../check-record.ts'
import { DEFAULT_RESTRICTED, isBlank } from '../text.ts'

/** A company's OpenID provider. Without a secret, the stored one is kept. */
export type SsoProvider = { name: string; issuer: string; clientID: string; clientSecret?: string | undefined }

/** All problems with a provider, and whether it has to come with its secret. `stored` is the one that it replaces. */
export function checkSsoProvider(
  provider: SsoProvider,
  stored: Pick<SsoProvider, 'issuer' | 'clientID'> | undefined,
  restricted = DEFAULT_RESTRICTED,
): RecordIssue[] {
  const { issuer, clientID, clientSecret = '' } = provider
  const issues = checkRecord('ssoProvider', provider, restricted)
  if (!isBlank(clientSecret) || (stored && stored.issuer === issuer && stored.clientID === clientID)) return issues
  const message = stored
    ? 'Client secret is required again, because the issuer or client ID is another.'
    : 'Client secret is required.'
  return [...issues, { field: 'clientSecret', code: 'required', message }]
}
