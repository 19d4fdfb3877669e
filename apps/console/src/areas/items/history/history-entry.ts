import type { components } from '@greenroom/openapi'

export type HistoryEntry = components['schemas']['HistoryEntry']
export type FieldChange = components['schemas']['FieldChange']
