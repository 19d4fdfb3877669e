/** Uses the browser's Temporal, or a polyfill if it has none. */
export async function withTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}
