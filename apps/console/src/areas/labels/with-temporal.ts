/** Uses the browser's Temporal, or a polyfill if it has none: labels print the date with it. */
export async function withTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
}
