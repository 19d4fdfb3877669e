import type { HistoryEntry } from './history-entry.ts'

export type HistoryDay = { day: string; entries: readonly HistoryEntry[] }

/** Entries grouped by day in the company's time zone. `date` formats the day of a time. */
export function byDay(entries: readonly HistoryEntry[], date: (time: string) => string): HistoryDay[] {
  return [...Map.groupBy(entries, ({ at }) => date(at))].map(([day, of]) => ({ day, entries: of }))
}
