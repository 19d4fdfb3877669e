import { ComboBox, FieldGrid, type SheetColumn } from '@greenroom/ui'
import { useMemo } from 'react'
import { withChosen } from '../with-chosen.ts'
import { PlanSheet } from './PlanSheet.tsx'
import type { StepProps } from './step-props.ts'

/** The tax of the venue, and of the stores that have another one. */
export function TaxesStep(step: StepProps) {
  const { model, settings, issues, readOnly } = step
  const { form, change } = model
  const { taxes } = settings
  const options = useMemo(
    () =>
      taxes
        .filter(({ status }) => status === 'Active')
        .map(({ taxID, description }) => ({ id: taxID, label: description, hint: taxID })),
    [taxes],
  )
  const columns = useMemo(
    (): SheetColumn[] => [
      { id: 'id', label: 'Store ID', kind: 'text', width: 150, phoneWidth: 110, readOnly: true },
      { id: 'name', label: 'Name', kind: 'text', width: 260, isFlexible: true, phoneWidth: 0, readOnly: true },
      { id: 'taxID', label: 'Tax', kind: 'choice', width: 220, phoneWidth: 180, options },
    ],
    [options],
  )
  return (
    <>
      <FieldGrid>
        <ComboBox
          name="taxID"
          label="Tax of the venue"
          value={form.taxID}
          onChange={(taxID) => change({ taxID })}
          options={withChosen(form.taxID, options)}
          placeholder="No tax"
          error={issues['taxID']}
          description="Applies to what is sold here, unless the store or the item has a tax of its own."
          readOnly={readOnly}
        />
      </FieldGrid>
      <PlanSheet {...step} list="stores" columns={columns} isFixed empty="Stores with a tax of their own show here." />
    </>
  )
}
