/** Greets the user by the hour of their own clock. */
export function greeting(now: Date): string {
  const hour = now.getHours()
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

/** The first word of the user's name; the user name if they have no other. */
export function firstName({ name = '', userName }: { name?: string; userName: string }): string {
  return name.trim().split(/\s+/)[0] || userName
}
