import { wallClock } from '@greenroom/quick-dates'

/** A time of the API as a field for date and time shows it in a time zone: YYYY-MM-DDTHH:mm. */
export function fieldTime(at: string, timeZone: string): string {
  return wallClock(timeZone)(Date.parse(at)).slice(0, 'YYYY-MM-DDTHH:mm'.length)
}

/** The time of the API at which the clocks of a zone show this. Of an hour that comes twice it is either one. */
export function timeAt(wall: string, timeZone: string): string {
  const wanted = Date.parse(`${wall}Z`)
  const clocks = wallClock(timeZone)
  const offset = (at: number) => Date.parse(`${clocks(at)}Z`) - at
  const guess = wanted - offset(wanted)
  return new Date(wanted - offset(guess)).toISOString()
}
