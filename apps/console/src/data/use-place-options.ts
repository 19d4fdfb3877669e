import { placeText } from '@greenroom/inventory'
import type { Option } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { locationsAtom } from './company.atoms.ts'

/** The active stores and warehouses of the user, to choose one. */
export function usePlaceOptions(): Option[] {
  return useAtomValue(locationsAtom)
    .filter(({ type, status }) => (type === 'STORE' || type === 'WAREHOUSE') && status === 'Active')
    .map(({ type, id, name, venueName }) => ({
      id: placeText({ type, locationID: id }),
      label: name,
      hint: venueName ?? id,
    }))
}
