import { ApiError, conflictOf } from '@greenroom/api-client'
import { Banner, Button, Form, Screen, SectionRail, Skeleton, TextLink, toasts } from '@greenroom/ui'
import { CORRECT_MARKED_FIELDS } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FormBar } from '#forms/FormBar.tsx'
import { issuesByField } from '#forms/form-fields.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { type Problem, problemOf } from '#failures/problem.ts'
import { useForm } from '#forms/use-form.ts'
import { useSaveKey } from '#forms/use-save-key.ts'
import { ActionButton } from '#records/ActionButton.tsx'
import { useMay } from '#session/may.ts'
import { locationPath } from '../location-screens.ts'
import type { LocationSettings } from '../locations.atoms.ts'
import {
  fieldOf,
  formOfPlan,
  isFollowed,
  PLAN_FIELDS,
  type PlanForm,
  planOf,
  planProblems,
  stepOf,
  unreadable,
} from './plan.mapping.ts'
import { createVenueAtom, deletePlanAtom, savePlanAtom, type StoredPlan } from './plans.atoms.ts'
import { STEP_CONTENTS, useStepContent } from './step-contents.ts'
import { type StepID, stepIn, stepPath, STEPS } from './steps.ts'
import { WIZARD } from './wizard-paths.ts'
import styles from './wizard.module.css'

const LAST = STEPS.length - 1

type WizardEditorProps = { opened: StoredPlan | undefined; settings: LocationSettings }

/** The steps from a name to a venue with everything in it. Each step is saved as a draft when it is left. */
export function WizardEditor({ opened, settings }: WizardEditorProps) {
  const formID = useId()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const step = stepIn(params)
  const at = STEPS.findIndex(({ id }) => id === step)
  const { may, denied } = useMay('createVenuePlan')
  const mayCreate = useMay('createPlannedVenue')
  const save = useSetAtom(savePlanAtom)
  const createVenue = useSetAtom(createVenueAtom)
  const deletePlan = useSetAtom(deletePlanAtom)
  /** The step that saving a new draft leads to. */
  const target = useRef<StepID>(undefined)
  const [reached, setReached] = useState(at)
  if (at > reached) setReached(at)
  const [creating, setCreating] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  /** After a lost answer the IDs of the plan may be taken by what it has created itself. */
  const [isUnsure, setIsUnsure] = useState(false)
  const model = useForm<PlanForm, StoredPlan>(opened, {
    one: 'draft',
    fields: PLAN_FIELDS,
    formOf: formOfPlan,
    check: unreadable,
    save: (form, { stored, headers }) => save(stored, planOf(form, stored?.plan), headers),
    goOn: async ({ planID }, before) => {
      if (before) return
      const to = target.current
      await navigate(stepPath(planID, step), { replace: true })
      if (to) await navigate(stepPath(planID, to))
    },
  })
  const { stored, form, isDirty } = model
  const readOnly = !may
  useSaveKey(() => void model.submitChanges(), readOnly)

  const { restricted, locations } = settings
  const problems = useMemo(
    () => issuesByField(planProblems(form, restricted, isUnsure ? [] : locations), fieldOf),
    [form, restricted, locations, isUnsure],
  )
  // What is being filled in for the first time is not judged yet: a step, and in a sheet its last row.
  const isJudged = (field: string) => {
    const index = STEPS.findIndex(({ id }) => id === stepOf(field))
    return index < reached || reached === LAST || isFollowed(form, field)
  }
  const judged = Object.fromEntries(Object.entries(problems).filter(([field]) => !readOnly && isJudged(field)))
  const issues = { ...judged, ...model.issues }
  const countOf = (id: StepID) => Object.keys(issues).filter((field) => stepOf(field) === id).length

  const hrefOf = (to: StepID) => stepPath(stored?.planID ?? 'new', to)
  const heading = useStepFocus(step)
  const Content = useStepContent(step)

  /** Saves what was typed, and opens another step. */
  async function goTo(to: StepID) {
    const isNew = stored === undefined
    if (!readOnly && isDirty) {
      target.current = to
      const saved = await model.submit()
      target.current = undefined
      if (isNew || !saved) return
    }
    void navigate(hrefOf(to))
  }

  async function create() {
    setProblem(undefined)
    if (Object.keys(problems).length > 0) return setProblem({ lines: [CORRECT_MARKED_FIELDS] })
    setCreating(true)
    try {
      const saved = await model.submit()
      if (!saved) return
      const venueID = await createVenue(saved)
      model.allowLeaving()
      toasts.show({ tone: 'success', title: `${form.name} has been created` })
      void navigate(locationPath('venue', venueID), { replace: true })
    } catch (failure) {
      const conflict = conflictOf<StoredPlan>(failure)
      if (conflict) model.adopt(conflict.current)
      else model.markRefused(failure)
      setProblem(creationProblem(failure))
      if (isUnanswered(failure)) setIsUnsure(true)
    } finally {
      setCreating(false)
    }
  }

  return (
    <Screen
      title={form.name || 'New venue'}
      record={stored && (stored.plan.venue.name ?? 'New venue')}
      context={stored && `Draft, saved ${settings.formats.since(stored.updatedAt)}`}
      back={<TextLink href={WIZARD}>All venues</TextLink>}
      actions={
        stored && (
          <ActionButton
            label="Delete draft"
            operation="deleteVenuePlan"
            question={{ title: 'Delete this draft?', text: 'What you entered will be lost. No venue is affected.' }}
            act={async () => {
              await deletePlan(stored.planID)
              model.allowLeaving()
              void navigate(WIZARD)
            }}
            done="The draft has been deleted"
            failed="The draft couldn't be deleted"
          />
        )
      }
    >
      <div className={styles.page}>
        <SectionRail
          label="Steps"
          groups={[{ links: STEPS.map(({ id, label }) => ({ href: hrefOf(id), label, issues: countOf(id) })) }]}
          current={hrefOf(step)}
        />
        <div className={styles.step}>
          <h2 tabIndex={-1} ref={heading}>{`${at + 1}. ${STEPS[at]!.label}`}</h2>
          <p className={styles.muted}>{STEP_CONTENTS[step].intro}</p>
          {readOnly && (
            <Banner>{`${stored ? 'You have view-only access to this draft.' : "You can't begin a venue."} ${denied}`}</Banner>
          )}
          {!readOnly && mayCreate.denied && (
            <Banner>{`You can prepare this venue, and somebody else has to create it. ${mayCreate.denied}`}</Banner>
          )}
          <Form
            key={step}
            id={formID}
            submitsOnEnter={false}
            errors={issues}
            aria-label={STEPS[at]!.label}
            onSubmit={() => (at === LAST ? create() : goTo(STEPS[at + 1]!.id))}
          >
            <div className={styles.step}>
              {Content ? <Content {...{ model, settings, issues, readOnly, hrefOf }} /> : <Skeleton rows={6} />}
              {at === LAST && problem && (
                <div role="alert" className={styles.error}>
                  <ProblemText {...problem} />
                </div>
              )}
              <div className={styles.next}>
                {at > 0 && <Button onPress={() => void goTo(STEPS[at - 1]!.id)}>Back</Button>}
                {at < LAST && (
                  <Button type="submit" variant="primary" pending={model.saving}>
                    Continue
                  </Button>
                )}
                {at === LAST && !readOnly && (
                  <Button
                    type="submit"
                    variant="primary"
                    pending={creating}
                    {...(mayCreate.denied !== undefined && { denied: mayCreate.denied })}
                  >
                    Create venue
                  </Button>
                )}
              </div>
            </div>
          </Form>
        </div>
      </div>
      {!readOnly && <FormBar model={model} save="Save draft" changes={stored ? undefined : 'Not saved yet'} />}
    </Screen>
  )
}

/** A step that is opened from another one announces itself by its heading. */
function useStepFocus(step: StepID) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return heading
}

/** Why no venue was created; or that nobody knows, and that trying again does no harm. */
function creationProblem(failure: unknown): Problem {
  const problem = problemOf(failure)
  if (conflictOf(failure)) {
    return { lines: ['You changed this draft in another window. Check the summary, then create the venue.'] }
  }
  if (!isUnanswered(failure)) return problem
  const harmless = 'The venue may have been created. Create it again to find out: it is never created twice.'
  return { ...problem, lines: [...problem.lines, harmless] }
}

function isUnanswered(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 0 || failure.status >= 500)
}
