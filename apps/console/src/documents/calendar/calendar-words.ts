import { monthAndYear, shortWeekday } from '@greenroom/quick-dates'
import type { Day, Month } from './calendar-days.ts'

export function monthText(month: Month): string {
  return monthAndYear(Date.parse(`${month.toString()}-01`))
}

export function weekdayText(day: Day): string {
  return shortWeekday(Date.parse(day.toString()))
}
