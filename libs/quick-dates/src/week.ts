/** The days that a week can start on, with their number in ISO 8601. */
const WEEK_DAYS = { MONDAY: 1, SUNDAY: 7, SATURDAY: 6 } as const

export type WeekDay = keyof typeof WEEK_DAYS

/** How many days a day of the week, from Monday = 1 to Sunday = 7, is after the start of its week. */
export function daysSince(firstDay: WeekDay, day: number): number {
  return (day - WEEK_DAYS[firstDay] + 7) % 7
}
