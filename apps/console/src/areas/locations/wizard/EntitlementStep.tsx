import { Banner, ComboBox, FieldGrid, type SheetColumn } from '@greenroom/ui'
import { useMemo } from 'react'
import { useMay } from '#session/may.ts'
import { withChosen } from '../with-chosen.ts'
import { PlanSheet } from './PlanSheet.tsx'
import type { StepProps } from './step-props.ts'

/** From which venue and stores the new ones copy what they may sell. */
export function EntitlementStep(step: StepProps) {
  const { model, settings, issues } = step
  const { form, change } = model
  const { may, denied } = useMay('copyEntitlements')
  const readOnly = step.readOnly || !may
  const { locations } = settings
  const [venues, stores] = useMemo(
    () =>
      (['VENUE', 'STORE'] as const).map((wanted) =>
        locations
          .filter(({ type, status }) => type === wanted && status === 'Active')
          .map(({ id, name, venueName }) => ({ id, label: name, hint: venueName ?? id })),
      ) as [Choices, Choices],
    [locations],
  )
  const columns = useMemo(
    (): SheetColumn[] => [
      { id: 'id', label: 'Store ID', kind: 'text', width: 150, phoneWidth: 110, readOnly: true },
      { id: 'name', label: 'Name', kind: 'text', width: 260, isFlexible: true, phoneWidth: 0, readOnly: true },
      { id: 'like', label: 'Sells the same as', kind: 'choice', width: 260, phoneWidth: 180, options: stores },
    ],
    [stores],
  )
  return (
    <>
      {!may && !step.readOnly && <Banner>{`Entitlements can't be copied. ${denied}`}</Banner>}
      <FieldGrid>
        <ComboBox
          name="entitlementsOf"
          label="Copy entitlements from venue"
          value={form.entitlementsOf}
          onChange={(entitlementsOf) => change({ entitlementsOf })}
          options={withChosen(form.entitlementsOf, venues)}
          placeholder="Don't copy"
          error={issues['entitlementsOf']}
          description="What that venue may sell everywhere. Choose below what each store copies."
          readOnly={readOnly}
        />
      </FieldGrid>
      <PlanSheet
        {...step}
        readOnly={readOnly}
        list="stores"
        columns={columns}
        isFixed
        empty="Stores that copy from another store show here."
      />
    </>
  )
}

type Choices = { id: string; label: string; hint: string }[]
