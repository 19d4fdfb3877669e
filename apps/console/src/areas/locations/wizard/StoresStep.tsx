import type { SheetColumn } from '@greenroom/ui'
import { useMay } from '#session/may.ts'
import { recordLimit } from '@greenroom/validation'
import { PlanSheet } from './PlanSheet.tsx'
import type { StepProps } from './step-props.ts'
import styles from './wizard.module.css'

const COLUMNS: SheetColumn[] = [
  { id: 'id', label: 'Store ID', kind: 'text', width: 170, phoneWidth: 100, limit: recordLimit('store', 'storeID') },
  {
    id: 'name',
    label: 'Name',
    kind: 'text',
    width: 300,
    isFlexible: true,
    phoneWidth: 140,
    limit: recordLimit('store', 'name'),
  },
]

const GROUPED: SheetColumn[] = [
  ...COLUMNS,
  { id: 'group', label: 'Reporting groups', kind: 'text', width: 220, phoneWidth: 140 },
]

/** The stands, shops and bars of the venue, and the reporting groups to make of them. */
export function StoresStep(step: StepProps) {
  const { may } = useMay('createReportingGroup')
  return (
    <>
      <PlanSheet
        {...step}
        list="stores"
        columns={may ? GROUPED : COLUMNS}
        empty="No stores. The venue can be created without."
      />
      {may && !step.readOnly && (
        <p className={styles.muted}>
          Stores with the same reporting group are reported together. The groups are created with the venue. Separate
          several groups with commas.
        </p>
      )}
    </>
  )
}
