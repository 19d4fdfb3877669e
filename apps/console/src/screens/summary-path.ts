import type { components } from '@greenroom/openapi'

type Schemas = components['schemas']

/** What a summary shows: the part of its address that can be shared (docs/adr/0026). */
export type Summary = {
  by: Schemas['SummaryBy']
  /** A past time of the API; now if omitted. */
  at?: string
  location?: { type: Schemas['LocationType']; locationID: string }
  /** Empty for items without one. */
  departmentID?: string
}

export const SUMMARY_PATH = '/app/inventory/summary'

/** The summary as one segment of a path, such as `by=item;location=STORE:HB-MAIN`. */
export function summaryToken({ by, at, location, departmentID }: Summary): string {
  const parts = [
    ['by', by],
    ['at', at],
    ['location', location && `${location.type}:${location.locationID}`],
    ['department', departmentID],
  ].filter((part): part is [string, string] => part[1] !== undefined)
  return parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join(';')
}

export function summaryPath(summary: Summary): string {
  return `${SUMMARY_PATH}/${encodeURIComponent(summaryToken(summary))}`
}
