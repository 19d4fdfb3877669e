/** Keys pressed too fast to be typed by a person. */
export type Burst = Readonly<{ text: string; at: number }>

export const NO_BURST: Burst = { text: '', at: 0 }

/** The longest pause between two keys of a scanner, in milliseconds. The fastest typists need twice as long. */
export const FASTEST = 50

/** The length of the shortest scanned code. */
const SHORTEST = 4

/**
 * The burst after another key, pressed at a time in milliseconds. A burst that ends with Enter or Tab is a scan, as
 * scanners are configured by default.
 */
export function nextBurst(burst: Burst, key: string, at: number): { burst: Burst; scanned?: string } {
  const isFast = at - burst.at <= FASTEST
  if (key === 'Enter' || key === 'Tab') {
    return isFast && burst.text.length >= SHORTEST ? { burst: NO_BURST, scanned: burst.text } : { burst: NO_BURST }
  }
  // Scanners press Shift between the letters of a code.
  if (key.length !== 1) return { burst }
  return { burst: { text: isFast ? burst.text + key : key, at } }
}
