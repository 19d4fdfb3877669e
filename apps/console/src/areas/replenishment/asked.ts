import type { Asked } from './replenishment.atoms.ts'

/** The most days of cover that can be asked for. */
export const MOST_DAYS = 365

/** What the address of the screen asks. `onlyPlace` is where the user works, if that is one location. */
export function askedOf(params: URLSearchParams, onlyPlace = ''): Asked {
  const text = (name: string) => params.get(name) || undefined
  return {
    place: text('place') ?? onlyPlace,
    from: text('from'),
    coverDays: daysOf(params.get('days') ?? ''),
    vendorID: text('vendor'),
    departmentID: text('department'),
    automatic: params.get('automatic') === 'true' || undefined,
  }
}

/** Days of cover as typed; undefined if they are none. */
export function daysOf(typed: string): number | undefined {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return days >= 1 && days <= MOST_DAYS ? days : undefined
}
