/** The bytes of a text in UTF-8; an unpaired surrogate becomes the replacement character. */
export function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const [coded] of encodeURIComponent(text.toWellFormed()).matchAll(/%..|./g)) {
    bytes.push(coded.length === 3 ? Number.parseInt(coded.slice(1), 16) : coded.charCodeAt(0))
  }
  return bytes
}
