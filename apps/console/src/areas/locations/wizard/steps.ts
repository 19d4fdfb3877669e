import type { BegunVenue } from './plans.atoms.ts'
import { WIZARD } from './wizard-paths.ts'

/** The steps, in their order. */
export const STEPS = [
  { id: 'venue', label: 'Name and address' },
  { id: 'stores', label: 'Stores' },
  { id: 'warehouses', label: 'Warehouses' },
  { id: 'registers', label: 'Registers' },
  { id: 'hours', label: 'Opening hours' },
  { id: 'taxes', label: 'Taxes' },
  { id: 'entitlement', label: 'Entitlement' },
  { id: 'summary', label: 'Summary' },
] as const

export type StepID = (typeof STEPS)[number]['id']

/** Where a draft is gone on with: the first step without records, or the one after them. */
export function nextStep(plan: Pick<BegunVenue, 'stores' | 'warehouses' | 'registers'>): StepID {
  return (['stores', 'warehouses', 'registers'] as const).find((list) => plan[list] === 0) ?? 'hours'
}

/** A step of a plan; `new` is one that isn't saved yet. */
export function stepPath(planID: string, step?: StepID): string {
  return `${WIZARD}/${encodeURIComponent(planID)}/info${step ? `?step=${step}` : ''}`
}

/** The step that the address names, or else the first. */
export function stepIn(params: URLSearchParams): StepID {
  return STEPS.find(({ id }) => id === params.get('step'))?.id ?? STEPS[0].id
}
