import type { PriceChange, PriceChangeContext } from '@greenroom/catalog'
import type { components } from '@greenroom/openapi'

/** The types of price changes. */
export interface PriceChangeShape {
  header: Omit<components['schemas']['PriceChangeFields'], 'lines'>
  line: components['schemas']['PriceChangeLine']
  draftLine: components['schemas']['PriceChangeDraftLine']
  document: PriceChange
  context: PriceChangeContext
  references: {
    /** The job that applies it, then the one that ends it. */
    jobID?: string
    /** What it changed. */
    changeSetID?: number
  }
}
