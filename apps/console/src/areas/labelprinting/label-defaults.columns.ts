import { ITEM_TYPES } from '@greenroom/catalog'
import { LABEL_USES } from '@greenroom/labels'
import { type GridColumn, gridColumns } from '@greenroom/ui'
import type { LabelDefault } from './label-defaults.atoms.ts'

/** What a default without an item type or a location is for. */
export const ANY_TYPE = 'Any item type'
export const ANY_LOCATION = 'Any location'

const column = gridColumns<LabelDefault>()

/** What the labels are for, then what is printed. `since` formats a time of the API. */
export function labelDefaultColumns(since: (time: string) => string): GridColumn<LabelDefault>[] {
  const columns = column.columns([
    column.accessor(({ use }) => LABEL_USES[use], {
      id: 'use',
      header: 'Use',
      size: 110,
      enableHiding: false,
      meta: { phone: 'detail' },
    }),
    column.accessor(({ itemType }) => ITEM_TYPES.find(({ value }) => value === itemType)?.label ?? ANY_TYPE, {
      id: 'itemType',
      header: 'Item type',
      size: 140,
      meta: { phone: 'detail' },
    }),
    column.accessor(({ location, locationName }) => locationName ?? location ?? ANY_LOCATION, {
      id: 'location',
      header: 'Location',
      size: 200,
      meta: { phone: 'detail' },
    }),
    column.accessor(({ templateName, isInactive }) => (isInactive ? `${templateName} (inactive)` : templateName), {
      id: 'template',
      header: 'Template',
      size: 220,
      enableHiding: false,
      meta: { phone: 'title' },
    }),
    column.accessor(({ printerName }) => printerName ?? 'No printer', {
      id: 'printer',
      header: 'Printer',
      size: 150,
      meta: { phone: 'detail' },
    }),
    column.accessor('updatedAt', {
      header: 'Changed',
      size: 150,
      meta: { kind: 'date', format: (time) => since(String(time)) },
    }),
    column.accessor('updatedBy', { header: 'Changed by', size: 130 }),
  ])
  return columns.map((one) => ({ ...one, enableSorting: false }))
}
