import type { HistoryEntry } from './history-entry.ts'

export type HistoryDay = { day: string; entries: readonly HistoryEntry[] }

/** Entries by the day of the company's time zone, in the order in which they come. `date` writes the day of a time. */
export function byDay(entries: readonly HistoryEntry[], date: (time: string) => string): HistoryDay[] {
  return [...Map.groupBy(entries, ({ at }) => date(at))].map(([day, of]) => ({ day, entries: of }))
}
