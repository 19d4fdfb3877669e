import type { components } from '@greenroom/openapi'

export type ChangeSource = components['schemas']['ChangeSource']

/** The label of each source of changes. */
export const SOURCES: Record<ChangeSource, string> = {
  FORM: 'Manual edit',
  BULK: 'Bulk edit',
  IMPORT: 'Import',
  API: 'API',
  UNDO: 'Undo',
  DOCUMENT: 'Document',
}
