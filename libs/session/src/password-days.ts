const SECONDS_A_DAY = 86_400

/** Whole days until a password expires, from the seconds remaining; negative once it has expired (section 4). */
export function passwordDaysLeft(expiresInSeconds: number | null | undefined): number | undefined {
  return typeof expiresInSeconds === 'number' ? Math.floor(expiresInSeconds / SECONDS_A_DAY) : undefined
}
