import { Banner, ComboBox, countOf, FieldGrid, type SheetColumn } from '@greenroom/ui'
import { useMemo } from 'react'
import { entitlementCount } from '#data/entitlement-count.ts'
import { useResource } from '#data/use-resource.ts'
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
  const from = form.entitlementsOf
  const { value: count } = useResource(
    may && from !== '' ? entitlementCount({ type: 'VENUE', locationID: from }) : undefined,
  )
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
          description={copiedWords(count?.explicit)}
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

/** What is copied from a venue, with its figure once that is known. */
function copiedWords(items: number | undefined): string {
  const all = items === undefined ? 'What' : `${countOf(items, 'item')} that`
  return `${all} the venue may sell everywhere. What only some of its stores may sell isn't copied: choose it below.`
}

type Choices = { id: string; label: string; hint: string }[]
