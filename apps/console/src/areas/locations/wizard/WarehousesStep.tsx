import type { SheetColumn } from '@greenroom/ui'
import { recordLimit } from '@greenroom/validation'
import { PlanSheet } from './PlanSheet.tsx'
import type { StepProps } from './step-props.ts'

const COLUMNS: SheetColumn[] = [
  { id: 'id', label: 'Warehouse ID', kind: 'text', width: 170, limit: recordLimit('warehouse', 'warehouseID') },
  { id: 'name', label: 'Name', kind: 'text', width: 300, isFlexible: true, limit: recordLimit('warehouse', 'name') },
]

/** Where the venue keeps its stock. */
export function WarehousesStep(step: StepProps) {
  return (
    <PlanSheet {...step} list="warehouses" columns={COLUMNS} empty="No warehouses. The venue can be created without." />
  )
}
