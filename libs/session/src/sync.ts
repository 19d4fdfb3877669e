/** Seconds between two syncs of one provider (sections 4 and 9). */
export const SYNC_THROTTLE_SECONDS = 300

/**
 * Whether a provider may be synced again, from the epoch seconds of its last sync and of now. A last sync in the future
 * means that the clock was set back, so it doesn't delay the next one.
 */
export function maySync(last: number | undefined, now: number): boolean {
  return last === undefined || now - last >= SYNC_THROTTLE_SECONDS || now < last
}
