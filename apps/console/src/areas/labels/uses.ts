import { LABEL_USES } from '@greenroom/labels'

export const USES = Object.entries(LABEL_USES).map(([id, label]) => ({ id, label }))

export const STATUSES = ['Active', 'Inactive'].map((status) => ({ id: status, label: status }))
