import type { LabelUse } from './label.atoms.ts'

/** What labels are put on, in words. */
export const USE_LABELS: Readonly<Record<LabelUse, string>> = {
  HANG_TAG: 'Hang tag',
  SHELF: 'Shelf',
  BOX: 'Box',
  OTHER: 'Other',
}

export const USES = Object.entries(USE_LABELS).map(([id, label]) => ({ id, label }))

export const STATUSES = ['Active', 'Inactive'].map((status) => ({ id: status, label: status }))
