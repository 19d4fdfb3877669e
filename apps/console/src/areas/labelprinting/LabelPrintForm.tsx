import { Banner, Button, FieldGrid, Form, NumberField, Section, Select, TextLink } from '@greenroom/ui'
import { LABEL_USES, type LabelsAsked, type LabelUse } from '@greenroom/labels'
import { useSetAtom } from 'jotai'
import { useId, useRef, useState } from 'react'
import type { components } from '@greenroom/openapi'
import { LABEL_PRINT } from '#screens/label-print-path.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { useAttempt } from '#failures/use-attempt.ts'
import { useLeaveQuestion } from '#forms/leave-question.tsx'
import { LabelCheckResult } from './LabelCheckResult.tsx'
import { OnHandAt } from './OnHandAt.tsx'
import { checkLabelsAtom, type LabelCheck, type LabelJobPlan } from './label-print.atoms.ts'
import { ItemList } from './ItemList.tsx'
import styles from './labelprinting.module.css'
import {
  checkPrintForm,
  type ChosenItems,
  isOnSheet,
  newPrintForm,
  NO_PRINTER,
  planOf,
  type PrintForm,
  printerOption,
  withCode,
  withDefault,
  withList,
  withTemplate,
  PAPERS,
} from './print-form.ts'

type Schemas = components['schemas']

type LabelPrintFormProps = {
  templates: readonly Schemas['LabelTemplate'][]
  printers: readonly Schemas['Printer'][]
  /** The item that the list begins with, or ''. */
  item: string
  chosen: ChosenItems | undefined
  defaults: readonly Schemas['LabelDefault'][]
  /** What is known of the labels, for which there may be a default. */
  asked: LabelsAsked
  /** The template that it begins with; the default if it is none of them. */
  templateID: string | undefined
}

/** A plan, with what was found when its labels were laid out. */
type Checked = { plan: LabelJobPlan; check: LabelCheck }

export function LabelPrintForm(props: LabelPrintFormProps) {
  const { templates, printers, item, chosen, asked, templateID: first } = props
  const formID = useId()
  const runCheck = useSetAtom(checkLabelsAtom)
  const { pending, problem, attempt, forget } = useAttempt()
  const [start] = useState(() => newPrintForm(item && withCode('', item), props, asked, chosen, first))
  const [form, setForm] = useState(start)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [checked, setChecked] = useState<Checked>()
  const isListed = form.list.trim() !== '' && form.list !== start.list
  const allowLeaving = useLeaveQuestion(isListed, { record: 'item' })

  /** Counts on with every change, so that a check of what was there before shows nothing. */
  const changes = useRef(0)

  /** What was checked no longer holds. */
  function change(values: Partial<PrintForm> | ((before: PrintForm) => Partial<PrintForm>)) {
    setForm((before) => ({ ...before, ...(typeof values === 'function' ? values(before) : values) }))
    setErrors({})
    setChecked(undefined)
    forget()
    changes.current += 1
  }

  async function submit() {
    if (pending) return
    const found = checkPrintForm(form, chosen)
    setErrors(found)
    setChecked(undefined)
    forget()
    if (Object.keys(found).length > 0) return
    const [plan, then] = [planOf(form, chosen), changes.current]
    const check = await attempt(() => runCheck(plan))
    if (check && changes.current === then) setChecked({ plan, check })
  }

  const field = (name: keyof PrintForm) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  const { use = '' } = templates.find(({ templateID }) => templateID === form.templateID) ?? {}
  const uses = Object.entries(LABEL_USES).filter(([id]) => templates.some((template) => template.use === id))
  const rules = [
    { id: 'FIXED', label: 'The same number of each' },
    ...(chosen ? [] : [{ id: 'LISTED', label: 'The numbers of the list' }]),
    ...(chosen?.listed ? [{ id: 'LISTED', label: chosen.listed }] : []),
    { id: 'ON_HAND', label: 'As many as are on hand' },
  ]
  return (
    <div className={styles.print}>
      <Form id={formID} errors={errors} aria-label="Print labels" onSubmit={() => void submit()}>
        <Section title="Items">
          {chosen ? (
            <p className={styles.chosen}>
              {chosen.words}. <TextLink href={LABEL_PRINT}>Choose others</TextLink>
            </p>
          ) : (
            <ItemList
              list={form.list}
              error={errors['list']}
              onType={(list) => change((before) => withList(list, before.list))}
              onFile={(list) => change(withList(list))}
              onCode={(code) => change(({ list }) => ({ list: withCode(list, code) }))}
            />
          )}
        </Section>
        <Section title="Labels">
          <FieldGrid>
            {uses.length > 1 && (
              <Select
                name="use"
                label="Use"
                options={uses.map(([id, label]) => ({ id, label }))}
                value={use}
                onChange={(id) => change(withDefault(props, { ...asked, use: id as LabelUse }))}
              />
            )}
            <Select
              {...field('templateID')}
              label="Template"
              options={templates
                .filter((template) => template.use === use)
                .map(({ templateID, name }) => ({ id: templateID, label: name }))}
              onChange={(id) => change(withTemplate(templates.find(({ templateID }) => templateID === id)!))}
            />
            <Select {...field('rule')} label="Copies" options={rules} />
            {form.rule === 'ON_HAND' && <OnHandAt value={form.place} onChange={(place) => change({ place })} />}
            {form.rule === 'FIXED' && <NumberField {...field('count')} label="Copies of each item" />}
            <NumberField
              {...field('sparePercent')}
              label="Spare labels"
              description="Percent, rounded up for each item."
            />
          </FieldGrid>
        </Section>
        <Section title="Printer">
          <FieldGrid>
            <Select {...field('printerID')} label="Printer" none={NO_PRINTER} options={printers.map(printerOption)} />
            {form.printerID === '' && <Select {...field('sheet')} label="Paper" options={PAPERS} />}
            {isOnSheet(form) && (
              <>
                <NumberField {...field('row')} label="First free row" description="1 is at the top." />
                <NumberField {...field('column')} label="First free column" description="1 is on the left." />
              </>
            )}
          </FieldGrid>
        </Section>
        {problem && (
          <Banner tone="danger" title="The labels couldn't be checked">
            <ProblemText {...problem} />
          </Banner>
        )}
        <div>
          <Button type="submit" variant={checked ? 'secondary' : 'primary'} pending={pending}>
            Check labels
          </Button>
        </div>
      </Form>
      {checked && <LabelCheckResult {...checked} onCreated={allowLeaving} />}
    </div>
  )
}
