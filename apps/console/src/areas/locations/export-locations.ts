import { locationCsv } from '@greenroom/imports'
import { LOCATION_KINDS, type LocationKind } from '@greenroom/validation'
import { saveFile } from '#browser/save-file.ts'
import type { LocationRecord } from './locations.atoms.ts'

/** Saves all records of a kind as a CSV file, which its import reads again. */
export function exportLocations(kind: LocationKind, records: readonly LocationRecord[]): void {
  const file = new Blob([locationCsv(kind, records)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, `${LOCATION_KINDS[kind].many}.csv`)
}
