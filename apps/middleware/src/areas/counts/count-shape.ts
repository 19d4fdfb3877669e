import type { Count, CountContext } from '@greenroom/inventory'
import type { components } from '@greenroom/openapi'

/** The types of counts. */
export interface CountShape {
  header: components['schemas']['CountHeader'] & components['schemas']['CountPlace']
  line: components['schemas']['CountLine']
  draftLine: components['schemas']['CountDraftLine']
  document: Count
  context: CountContext
  references: object
}
