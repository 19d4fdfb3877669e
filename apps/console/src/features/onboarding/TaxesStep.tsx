import type { components } from '@greenroom/openapi'
import { Button, FieldGrid, Form, TextField, toasts } from '@greenroom/ui'
import { checkEntry, entryLimit } from '@greenroom/validation'
import { useAtomValue, useSetAtom } from 'jotai'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { createTaxAtom, setupAtom } from './onboarding.atoms.ts'
import styles from './onboarding.module.css'
import { StepFrame, type StepProps } from './StepFrame.tsx'
import { ThereIs } from './ThereIs.tsx'
import { useStepForm } from './use-step-form.ts'

const NO_TAX = { id: '', description: '', rate: '' }

/** The taxes that items may carry. */
export function TaxesStep({ step }: StepProps) {
  const { taxes, restricted } = useAtomValue(setupAtom)
  const create = useSetAtom(createTaxAtom)
  const [added, setAdded] = useState<components['schemas']['Entry'][]>([])
  const { field, ...form } = useStepForm(NO_TAX, ({ rate, ...texts }) =>
    checkEntry('tax', { ...texts, rate: numberOf(rate) }, { restricted, isStored: false }),
  )

  async function submit() {
    await form.save(async ({ rate, ...texts }) => {
      setAdded([...added, await create({ ...texts, rate: numberOf(rate) })])
      toasts.show({ tone: 'success', title: `Tax ${texts.description} has been added` })
    }, NO_TAX)
  }

  return (
    <StepFrame
      step={step}
      intro="Each item names the tax that is charged on it. Items without one are sold without tax."
      feature="CATALOG_TAXES"
      next="Continue"
    >
      <ThereIs
        what="tax"
        entries={[...taxes.map(({ taxID, ...tax }) => ({ id: taxID, ...tax })), ...added].map((tax) => ({
          id: tax.id,
          label: `${tax.description} ${tax.rate} %`,
        }))}
      />
      <Form aria-label="New tax" onSubmit={submit}>
        <FieldGrid columns={3}>
          <TextField label="Tax ID" {...field('id')} limit={entryLimit('tax', 'id')} autoComplete="off" />
          <TextField
            label="Description"
            {...field('description')}
            limit={entryLimit('tax', 'description')}
            autoComplete="off"
          />
          <TextField label="Rate in percent" {...field('rate')} inputMode="decimal" numeric autoComplete="off" />
        </FieldGrid>
        <div className={styles.add}>
          <Button type="submit" icon={<Plus />} pending={form.saving}>
            Add tax
          </Button>
          {form.problem && (
            <span role="alert" className={styles.error}>
              {form.problem}
            </span>
          )}
        </div>
      </Form>
    </StepFrame>
  )
}

/** A decimal comma is a point. */
function numberOf(text: string): number {
  const typed = text.trim().replace(',', '.')
  return typed === '' ? NaN : Number(typed)
}
