/** A time zone as screens write it: America/New York. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ')
}
