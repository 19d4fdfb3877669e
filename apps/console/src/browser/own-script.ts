/** The part of the Trusted Types API that we use; TypeScript doesn't have it yet. */
type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** Only this app's own scripts may become workers (docs/adr/0003). */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('greenroom-worker', {
  createScriptURL(url) {
    if (new URL(url, window.location.origin).origin !== window.location.origin) {
      throw new TypeError(`Not a script of this app: ${url}`)
    }
    return url
  },
})

/** The URL as workers are started with. Throws for a script of another origin. */
export function ownScript(url: string): string {
  return policy ? policy.createScriptURL(url) : url
}
