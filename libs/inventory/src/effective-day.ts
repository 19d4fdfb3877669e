/** The days of a posting, as YYYY-MM-DD in the company's time zone. */
export type PostingDays = {
  /** The day that the posting is for. */
  effectiveOn: string
  today: string
  /** The last day of the closed period; undefined if none is closed. */
  closedUntil?: string
}

/**
 * Why nothing may be posted for a day, in a sentence; undefined if it may. A late document is posted now and says which
 * day it is for, so that no figure that somebody has read changes; not even that is possible for a closed period.
 */
export function dayFault({ effectiveOn, today, closedUntil }: PostingDays): string | undefined {
  if (effectiveOn > today)
    return `Stock can't be posted for ${effectiveOn}, which is to come. Choose today or a day before.`
  if (closedUntil === undefined || effectiveOn > closedUntil) return undefined
  return `Inventory is closed until ${closedUntil}, so nothing can be posted for ${effectiveOn}. Choose a later day.`
}
