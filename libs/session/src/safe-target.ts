const APP_PATH = /^\/app(?=[/?#]|$)/
// A slash that browsers read twice, a step out of /app, or a character that they drop or turn round.
const TRICK = /\/\/|\/\.{1,2}(?:\/|$)|%2e|%2f|%5c|\\|\p{Cc}|\s/iu

/**
 * The address to restore after login, or undefined if it may not be. Only a path of our own /app is ever restored:
 * an absolute address, another host (//host), or a path that climbs out of /app could send the user elsewhere.
 */
export function safeTarget(url: string | null | undefined): string | undefined {
  if (!url || !APP_PATH.test(url)) return undefined
  const path = url.split(/[?#]/, 1)[0]!
  return TRICK.test(path) || /\\|\p{Cc}/u.test(url) ? undefined : url
}
