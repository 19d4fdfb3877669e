import { wallClock } from '@greenroom/quick-dates'

/** Greets the user by the hour in the user's time zone, in which everything else on the screen is written. */
export function greeting(now: Date, timeZone?: string): string {
  const hour = timeZone ? Number(wallClock(timeZone)(now.getTime()).slice(11, 13)) : now.getHours()
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** The first word of the user's name; the user name if they have no other. */
export function firstName({ name = '', userName }: { name?: string; userName: string }): string {
  return name.trim().split(/\s+/)[0] || userName
}
