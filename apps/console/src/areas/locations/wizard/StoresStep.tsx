import type { SheetColumn } from '@greenroom/ui'
import { recordLimit } from '@greenroom/validation'
import { PlanSheet } from './PlanSheet.tsx'
import type { StepProps } from './step-props.ts'

const COLUMNS: SheetColumn[] = [
  { id: 'id', label: 'Store ID', kind: 'text', width: 170, limit: recordLimit('store', 'storeID') },
  { id: 'name', label: 'Name', kind: 'text', width: 300, isFlexible: true, limit: recordLimit('store', 'name') },
]

/** The stands, shops and bars of the venue. */
export function StoresStep(step: StepProps) {
  return <PlanSheet {...step} list="stores" columns={COLUMNS} empty="No stores. The venue can be created without." />
}
