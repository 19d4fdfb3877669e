import { Button, nextSheet, type SheetColumn } from '@greenroom/ui'
import { PLAN_LIMITS, recordLimit } from '@greenroom/validation'
import { ListPlus } from 'lucide-react'
import { addRegisters } from './plan.mapping.ts'
import { PlanSheet } from './PlanSheet.tsx'
import type { StepProps } from './step-props.ts'

const COLUMNS: SheetColumn[] = [
  { id: 'id', label: 'Register ID', kind: 'text', width: 170, limit: recordLimit('register', 'registerID') },
  { id: 'name', label: 'Name', kind: 'text', width: 240, isFlexible: true, limit: recordLimit('register', 'name') },
  { id: 'store', label: 'Store ID', kind: 'text', width: 150, phoneWidth: 90 },
  { id: 'number', label: 'Number', kind: 'number', width: 90, phoneWidth: 0 },
]

/** The tills of the stores. */
export function RegistersStep(step: StepProps) {
  const { form, change } = step.model
  const added = addRegisters(form)
  const isFull = form.registers.rows.length + added.rows.length > PLAN_LIMITS.registers
  return (
    <PlanSheet
      {...step}
      list="registers"
      columns={COLUMNS}
      empty="No registers. The venue can be created without."
      tools={
        <Button
          size="small"
          icon={<ListPlus />}
          disabled={isFull || (added.rows.length === 0 && added.edits?.length === 0)}
          onPress={() => change({ registers: nextSheet(form.registers, added) })}
        >
          Add one to each store
        </Button>
      }
    />
  )
}
