import type { components } from '@greenroom/openapi'
import { FieldGrid, Form, TextField, toasts } from '@greenroom/ui'
import { checkEntry, entryLimit, LIST_KINDS } from '@greenroom/catalog'
import { useAtomValue, useSetAtom } from 'jotai'
import { AddButton } from './AddButton.tsx'
import { createTaxAtom, setupAtom } from './onboarding.atoms.ts'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { ExistingRecords } from './ExistingRecords.tsx'
import { useStepForm } from './use-step-form.ts'

type Tax = components['schemas']['Entry']

const NO_TAX = { id: '', description: '', rate: '' }

/** The taxes that items can have. */
export function TaxesStep({ step }: StepProps) {
  const { taxes, restricted } = useAtomValue(setupAtom)
  const create = useSetAtom(createTaxAtom)
  const { field, ...model } = useStepForm<typeof NO_TAX, Tax>(undefined, {
    one: 'tax',
    labels: { id: 'Tax ID', description: 'Description', rate: 'Rate in percent' },
    formOf: () => NO_TAX,
    check: ({ rate, ...texts }) => checkEntry('tax', { ...texts, rate: numberOf(rate) }, { restricted }),
    save: ({ rate, ...texts }, { headers }) => create({ ...texts, rate: numberOf(rate) }, headers),
    onAdded: (tax) => toasts.show({ tone: 'success', title: `Tax ${tax.description} has been added` }),
  })

  return (
    <StepFrame
      step={step}
      intro="Each item has the tax it is charged. Items without a tax are sold tax-free."
      operation={[`${LIST_KINDS.tax.feature}:WRITE`]}
      next="Continue"
    >
      <ExistingRecords
        what="tax"
        entries={taxes.map(({ taxID, description, rate }) => ({ id: taxID, label: `${description} ${rate}%` }))}
      />
      <Form aria-label="New tax" onSubmit={model.submit}>
        <FieldGrid columns={3}>
          <TextField {...field('id')} limit={entryLimit('tax', 'id')} autoComplete="off" />
          <TextField {...field('description')} limit={entryLimit('tax', 'description')} autoComplete="off" />
          <TextField {...field('rate')} inputMode="decimal" numeric autoComplete="off" />
        </FieldGrid>
        <AddButton text="Add tax" {...model} />
      </Form>
    </StepFrame>
  )
}

/** Accepts a decimal comma. */
function numberOf(text: string): number {
  const typed = text.trim().replace(',', '.')
  return typed === '' ? NaN : Number(typed)
}
