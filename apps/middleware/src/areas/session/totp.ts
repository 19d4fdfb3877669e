import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the settings of every authenticator app: SHA-1, six digits, steps of 30 seconds. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 }

/** Clocks differ, so the previous and the next step are accepted as well. */
const WINDOW = 1

/** 160 random bits in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The content of the QR code; the authenticator lists it as `Greenroom`, company and user. */
export function enrollmentURI(secret: string, companyCode: string, userName: string): string {
  return new TOTP({ ...SETTINGS, issuer: 'Greenroom', label: `${companyCode}/${userName}`, secret }).toString()
}

/** The time step of this code, or undefined if it is not currently valid. Apps show it with a space: 123 456. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const away = TOTP.validate({
    ...SETTINGS,
    token: code.replaceAll(/\s/g, ''),
    secret: Secret.fromBase32(secret),
    timestamp,
    window: WINDOW,
  })
  return away === null ? undefined : TOTP.counter({ period: SETTINGS.period, timestamp }) + away
}
