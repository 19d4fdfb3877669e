/** Keys that came so fast, one after the other, that no person typed them. */
export type Burst = Readonly<{ text: string; at: number }>

export const NO_BURST: Burst = { text: '', at: 0 }

/** Between two keys of a scanner, in milliseconds. The fastest typists need twice as long. */
const FASTEST = 50

/** Shorter codes are typed by people. */
const SHORTEST = 4

/**
 * The burst after one more key, pressed at a time in milliseconds. What ends with Enter or Tab was scanned: that is how
 * scanners are set up when they leave the factory.
 */
export function nextBurst(burst: Burst, key: string, at: number): { burst: Burst; scanned?: string } {
  const isFast = at - burst.at <= FASTEST
  if (key === 'Enter' || key === 'Tab') {
    return isFast && burst.text.length >= SHORTEST ? { burst: NO_BURST, scanned: burst.text } : { burst: NO_BURST }
  }
  // Shift and the like come between the letters of a code.
  if (key.length !== 1) return { burst }
  return { burst: { text: isFast ? burst.text + key : key, at } }
}

/** The codes that a scan may mean: scanners read a UPC of 12 digits as an EAN of 13, with a zero before it. */
export function codesOf(scanned: string): string[] {
  const text = scanned.trim()
  if (/^0\d{12}$/.test(text)) return [text, text.slice(1)]
  return /^\d{12}$/.test(text) ? [text, `0${text}`] : [text]
}
