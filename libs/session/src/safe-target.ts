const APP_PATH = /^\/app(?=[/?#]|$)/
// A slash that browsers read as two, a step out of /app, or a character that browsers drop or convert.
const TRICK = /\/\/|\/\.{1,2}(?:\/|$)|%2e|%2f|%5c|\\|\p{Cc}|\s/iu

/**
 * The URL to restore after login, or undefined if it is unsafe. Only a path of our own /app is restored: an absolute
 * URL, another host (//host), or a path that climbs out of /app could send the user elsewhere.
 */
export function safeTarget(url: string | null | undefined): string | undefined {
  if (!url || !APP_PATH.test(url)) return undefined
  const path = url.split(/[?#]/, 1)[0]!
  return TRICK.test(path) || /\\|\p{Cc}/u.test(url) ? undefined : url
}
