import { dataOf } from '@greenroom/api-client'
import type { components } from '@greenroom/openapi'
import { mutation } from '#data/mutation.ts'
import { documentAtoms } from '#documents/document-atoms.ts'

type Schemas = components['schemas']

export type Adjustment = Schemas['Adjustment']
export type AdjustmentRow = Schemas['AdjustmentRow']

export const ADJUSTMENT_ATOMS = documentAtoms<Adjustment, AdjustmentRow, Omit<Schemas['AdjustmentUpdate'], 'version'>>(
  '/adjustments',
  'adjustment',
)

export const checkOpeningAtom = mutation(
  async (api, rows: Schemas['OpeningBalance'][]) =>
    dataOf(await api.POST('/adjustments/openingbalances/check', { body: { rows } })).body,
)

export const importOpeningAtom = mutation(
  async (api, rows: Schemas['OpeningBalance'][]) =>
    dataOf(await api.POST('/adjustments/openingbalances', { body: { rows } })).body,
  { changes: ['adjustment'] },
)
