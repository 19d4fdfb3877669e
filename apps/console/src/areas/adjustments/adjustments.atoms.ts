import type { components } from '@greenroom/openapi'
import { documentAtoms } from '#documents/document-atoms.ts'

type Schemas = components['schemas']

export type Adjustment = Schemas['Adjustment']
export type AdjustmentRow = Schemas['AdjustmentRow']

export const ADJUSTMENT_ATOMS = documentAtoms<Adjustment, AdjustmentRow, Omit<Schemas['AdjustmentUpdate'], 'version'>>(
  '/adjustments',
  'adjustment',
)
