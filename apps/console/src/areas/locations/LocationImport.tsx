import { type LocationRow, readLocationRows } from '@greenroom/imports'
import type { components } from '@greenroom/openapi'
import {
  LOCATION_KINDS,
  locationColumns,
  type LocationFieldName,
  type LocationKind,
  writeLocation,
} from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ImportKind } from '#records/import/import-kind.ts'
import { ImportDialog } from '#records/import/ImportDialog.tsx'
import { LOCATION_SCREENS } from './location-screens.ts'
import { locationOptions } from './location-options.ts'
import { checkImportAtom, importAtom, locationSettingsAtom } from './locations.atoms.ts'

type Sent = components['schemas']['ImportedLocation']

/** Records of a kind from a file. */
export function LocationImport({ kind, onClose }: { kind: LocationKind; onClose: () => void }) {
  const check = useSetAtom(checkImportAtom)
  const send = useSetAtom(importAtom)
  const settings = useAtomValue(locationSettingsAtom)
  const { one, many, idField } = LOCATION_KINDS[kind]
  const imported: ImportKind<LocationRow, Sent> = {
    one,
    many,
    operation: LOCATION_SCREENS[kind].create,
    columns: locationColumns(kind).map(({ label }) => label),
    read: (cells) => readLocationRows(kind, cells),
    sentOf({ line, id, record }) {
      const { [idField]: _, ...fields } = record
      return { ...fields, id, line } as Sent
    },
    optionsOf: (field) => locationOptions(field as LocationFieldName | 'status', settings),
    textsOf: (stored) => writeLocation(kind, stored as LocationRow['record']),
    check: (rows) => check(kind, rows),
    send: (rows) => send(kind, rows),
  }
  return <ImportDialog kind={imported} onClose={onClose} />
}
