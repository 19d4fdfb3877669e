/** Seconds that pass between two syncs of one provider (sections 4 and 9). */
export const SYNC_THROTTLE_SECONDS = 300

/**
 * Whether a provider may be synced again, from the epoch seconds of its last sync and of now. A last sync that lies in
 * the future tells of a clock that was set back: it holds nobody up.
 */
export function maySync(last: number | undefined, now: number): boolean {
  return last === undefined || now - last >= SYNC_THROTTLE_SECONDS || now < last
}
