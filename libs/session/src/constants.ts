/** Seconds without input until the user counts as idle (section 4). */
export const IDLE_SECONDS = 1500

/** Further idle seconds until the session times out (section 4). */
export const TIMEOUT_SECONDS = 1800

/** Seconds between two keepalive pings (section 4). */
export const KEEPALIVE_SECONDS = 15

/** Milliseconds after which cleared data is reset during logout (section 4). */
export const CLEAR_DELAY_MS = 100
