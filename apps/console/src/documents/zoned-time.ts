/** A time of the API as a field for date and time shows it in a time zone: YYYY-MM-DDTHH:mm. */
export function wallTime(at: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return format.format(new Date(at)).replace(' ', 'T')
}

/** The time of the API at which the clocks of a zone show this. Of an hour that comes twice it is either one. */
export function timeAt(wall: string, timeZone: string): string {
  const wanted = Date.parse(`${wall}Z`)
  const offset = (at: number) => Date.parse(`${wallTime(new Date(at).toISOString(), timeZone)}Z`) - at
  const guess = wanted - offset(wanted)
  return new Date(wanted - offset(guess)).toISOString()
}
