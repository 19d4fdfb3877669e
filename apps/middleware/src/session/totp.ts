import { Secret, TOTP } from 'otpauth'

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, steps of 30 seconds. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: 30 }

/** Clocks differ: the step before and the step after are taken as well. */
const WINDOW = 1

/** 160 random bits in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** What the QR code says; the authenticator lists it as `Greenroom`, company and user. */
export function enrolmentURI(secret: string, companyCode: string, userName: string): string {
  return new TOTP({ ...SETTINGS, issuer: 'Greenroom', label: `${companyCode}/${userName}`, secret }).toString()
}

/** The time step whose code this is, or undefined where it is none of now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const away = TOTP.validate({
    ...SETTINGS,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: WINDOW,
  })
  return away === null ? undefined : TOTP.counter({ period: SETTINGS.period, timestamp }) + away
}
