const SECONDS_A_DAY = 86_400

/** Whole days until a password runs out, from the seconds that remain; below 0 when it has (section 4). */
export function passwordDaysLeft(expiresInSeconds: number | null | undefined): number | undefined {
  return typeof expiresInSeconds === 'number' ? Math.floor(expiresInSeconds / SECONDS_A_DAY) : undefined
}
