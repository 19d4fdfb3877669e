import type { Adjustment, AdjustmentContext } from '@greenroom/inventory'
import type { components } from '@greenroom/openapi'

/** The types of adjustments. */
export interface AdjustmentShape {
  header: components['schemas']['AdjustmentHeader'] & components['schemas']['AdjustmentPlace']
  line: components['schemas']['AdjustmentLine']
  draftLine: components['schemas']['AdjustmentDraftLine']
  document: Adjustment
  context: AdjustmentContext
  references: object
}
