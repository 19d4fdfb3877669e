import type { components } from '@greenroom/openapi'

export type ChangeSource = components['schemas']['ChangeSource']

/** How a change came about, in words. */
export const SOURCES: Record<ChangeSource, string> = {
  FORM: 'By hand',
  BULK: 'Bulk edit',
  IMPORT: 'Import',
  API: 'Program',
  UNDO: 'Undo',
}
