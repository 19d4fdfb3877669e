import type { FormModel } from '#forms/use-form.ts'
import type { Issues } from '#forms/form-fields.ts'
import type { LocationSettings } from '../locations.atoms.ts'
import type { PlanForm } from './plan.mapping.ts'
import type { StoredPlan } from './plans.atoms.ts'
import type { StepID } from './steps.ts'

/** What each step is made of. */
export type StepProps = {
  model: FormModel<PlanForm, StoredPlan>
  settings: LocationSettings
  /** Of the steps that were left already. */
  issues: Issues
  readOnly: boolean
  /** The address of a step of this plan. */
  hrefOf: (step: StepID) => string
}
