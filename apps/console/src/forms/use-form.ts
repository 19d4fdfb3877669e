import { ApiError, conflictOf, newRequestID } from '@greenroom/api-client'
import { toasts } from '@greenroom/ui'
import { CORRECT_MARKED_FIELDS } from '@greenroom/validation'
import { type Atom, atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { atomWithReducer } from 'jotai/utils'
import { useEffect, useRef, useState } from 'react'
import type { RequestHeaders } from '#api/api.ts'
import { ownNameAtom } from '#session/session.atoms.ts'
import { mergedWords } from '#failures/conflict-words.ts'
import type { Stay } from '#browser/open-forms.atoms.ts'
import { type FormFields, type Issue, type Issues, issuesByField, type Name } from './form-fields.ts'
import { firstFormState, type FormAction, type FormConflict, type FormState, nextFormState } from './form-state.ts'
import { useLeaveQuestion } from './leave-question.tsx'
import { mergeForms, type Side, withChoices } from './merge-forms.ts'
import { type Problem, problemOf } from '#failures/problem.ts'
import { useWhenPassed } from '#failures/use-when-passed.ts'

/** What a save receives besides the form. */
export type Save<Form, Stored> = {
  /** The record to change; undefined for a new one. */
  stored: Stored | undefined
  /** The loaded form, for a save that sends only the differences. */
  base: Form
  changed: readonly Name<Form>[]
  /** For the call. A retry of an unanswered call has the same request ID, so that nothing is saved twice. */
  headers: RequestHeaders
}

/** How one kind of record is edited. */
export type FormKind<Form extends object, Stored> = {
  /** The kind of record in words: "user". */
  one: string
  fields: FormFields<Form>
  /** The form of a record, or of a new one. */
  formOf: (stored: Stored | undefined) => Form
  check: (form: Form, stored: Stored | undefined) => readonly Issue[] | Promise<readonly Issue[]>
  /** Returns the stored record and throws ApiError. Loads nothing afterwards: its failure would be taken for the save's. */
  save: (form: Form, save: Save<Form, Stored>) => Promise<Stored>
  /** Called after a save. */
  onSaved?: (saved: Stored, before: Stored | undefined) => void
  /** Called after `onSaved`, when leaving no longer asks: opens where the user goes on, unless they are leaving anyway. */
  goOn?: (saved: Stored, before: Stored | undefined) => void
  /** A save has to be seen through on the page, so that the question on leaving doesn't offer it. */
  savesHereOnly?: boolean
  /** The message above a form with issues; by default "Please correct the marked fields." */
  messagesOver?: (issues: readonly Issue[]) => readonly string[] | Promise<readonly string[]>
  /** The title of a refusal, such as "Item couldn't be modified"; or its whole text. */
  refusal?: (failure: unknown, form: Form, stored: Stored | undefined) => string | Problem | Promise<string | Problem>
  /** Called before issues are shown. */
  onMarked?: (issues: Issues) => void
  /** The record of a conflict, if the answer doesn't contain all of it. */
  current?: (current: unknown, base: Form) => Stored | Promise<Stored>
  /** A refusal that is handled elsewhere; undefined for all others. */
  refused?: (failure: unknown, form: Form) => Problem | undefined | Promise<Problem | undefined>
  /** What is saved besides the form: a spreadsheet. */
  besides?: {
    isDirtyAtom: Atom<boolean>
    /** Whether any of its cells is marked. */
    isMarkedAtom: Atom<boolean>
    /** Whether an issue belongs to it. */
    holds: (field: string) => boolean
  }
}

/** How often a merge without choices is saved automatically. */
const MERGES = 3

/**
 * The form of one record, from draft to save. Its state is an atom, so that a large form renders only what changed.
 * `opened` is undefined for a new record; `start` is the input restored from an earlier visit.
 */
export function useFormMachine<Form extends object, Stored>(
  opened: Stored | undefined,
  kind: FormKind<Form, Stored>,
  stay: Stay = {},
  start?: FormState<Form, Stored>,
) {
  const { fields, besides } = kind
  const store = useStore()
  const [stateAtom] = useState(() =>
    atomWithReducer(
      start ?? firstFormState(opened, kind.formOf(opened)),
      (state: FormState<Form, Stored>, action: FormAction<Form, Stored>) => nextFormState(state, action, fields),
    ),
  )
  const [typingAtom] = useState(() => atom(false))
  const [dirtyAtom] = useState(() =>
    atom((get) => {
      const { base, form } = get(stateAtom)
      return (
        get(typingAtom) ||
        fields.differing(base, form).length > 0 ||
        (besides !== undefined && get(besides.isDirtyAtom))
      )
    }),
  )
  const [isMarkedAtom] = useState(() =>
    atom(
      (get) => Object.keys(get(stateAtom).issues).length > 0 || (besides !== undefined && get(besides.isMarkedAtom)),
    ),
  )
  const dispatch = useSetAtom(stateAtom)
  const isLeaving = useRef(false)
  const running = useRef<Promise<Stored | undefined>>(undefined)
  const save = kind.savesHereOnly ? undefined : saveToLeave
  const allowLeaving = useLeaveQuestion(useAtomValue(dirtyAtom), stay, save)
  useWhenPassed(() => {
    const { issues, problem } = store.get(stateAtom)
    if (problem?.isPassing) dispatch({ do: 'mark', issues, problem: undefined })
  })
  useEffect(
    () =>
      store.sub(isMarkedAtom, () => {
        const { problem } = store.get(stateAtom)
        if (problem?.isOfMarks && !store.get(isMarkedAtom)) dispatch({ do: 'mark', issues: {}, problem: undefined })
      }),
    [store, stateAtom, isMarkedAtom, dispatch],
  )
  const unanswered = useRef<{ form: Form; id: string }>(undefined)
  /** The toast with the way back from a discard: it goes with the form. */
  const discarded = useRef('')
  useEffect(() => () => toasts.close(discarded.current), [])

  /** Returns the saved record; undefined if nothing was saved, and then the form shows why. */
  async function submit(): Promise<Stored | undefined> {
    const { stored, saving, conflict } = store.get(stateAtom)
    if (saving || conflict) return undefined
    if (stored !== undefined && !store.get(dirtyAtom)) return stored
    running.current = attempt(MERGES)
    return running.current
  }

  /** Saves once a save that is under way has ended, and returns whether nothing is left to save. */
  async function saveToLeave(): Promise<boolean> {
    isLeaving.current = true
    try {
      await running.current?.catch(() => undefined)
      return !store.get(dirtyAtom) || (await submit()) !== undefined
    } finally {
      isLeaving.current = false
    }
  }

  /** The same where there is nothing to save of a form as it was opened, even of a new record. */
  async function submitChanges(): Promise<Stored | undefined> {
    if (store.get(dirtyAtom)) return submit()
    toasts.show({ title: 'No changes to save' })
    return store.get(stateAtom).stored
  }

  async function attempt(merges: number): Promise<Stored | undefined> {
    const { form, base, stored } = store.get(stateAtom)
    dispatch({ do: 'save' })
    let saved: Stored
    try {
      const found = await kind.check(form, stored)
      if (found.length > 0) {
        const lines = (await kind.messagesOver?.(found)) ?? [CORRECT_MARKED_FIELDS]
        return mark(issuesByField(found, fields.fieldOf), { lines, isOfMarks: true })
      }
      const changed = fields.differing(base, form)
      saved = await kind.save(form, { stored, base, changed, headers: headersOf(form) })
    } catch (failure) {
      if (!isUnanswered(failure)) unanswered.current = undefined
      return refuse(failure, form, merges).catch(() => mark({}, problemOf(failure)))
    }
    // From here on nothing makes the save a failure: the server has stored it.
    unanswered.current = undefined
    dispatch({ do: 'saved', stored: saved, base: kind.formOf(saved), sent: form })
    kind.onSaved?.(saved, stored)
    if (!store.get(dirtyAtom)) allowLeaving()
    if (!isLeaving.current) kind.goOn?.(saved, stored)
    return saved
  }

  function mark(issues: Issues, problem: Problem): undefined {
    kind.onMarked?.(issues)
    dispatch({ do: 'mark', issues, problem })
  }

  /** `undoBesides` brings back what is discarded besides the form. */
  function discard(undoBesides?: () => void) {
    const { base, form } = store.get(stateAtom)
    dispatch({ do: 'discard' })
    function undo() {
      dispatch({ do: 'undiscard', base, form })
      undoBesides?.()
    }
    toasts.close(discarded.current)
    discarded.current = toasts.show({ title: 'Changes discarded', action: { text: 'Undo', onPress: undo } })
  }

  /** Marks the fields that the refusal of something other than a save names. */
  function markRefused(failure: unknown) {
    const errors = failure instanceof ApiError ? failure.errors : []
    const issues = issuesByField(errors, fields.fieldOf)
    kind.onMarked?.(issues)
    dispatch({ do: 'mark', issues, problem: undefined })
  }

  function headersOf(form: Form) {
    if (unanswered.current?.form !== form) unanswered.current = { form, id: newRequestID() }
    return { 'X-Client-Request-ID': unanswered.current.id }
  }

  async function refuse(failure: unknown, form: Form, merges: number): Promise<Stored | undefined> {
    const { base, stored } = store.get(stateAtom)
    const own = await kind.refused?.(failure, form)
    if (own) return mark({}, own)
    const found = conflictOf<unknown>(failure)
    if (found) {
      const conflict = await conflictWith(found)
      if (conflict) return meet(conflict, base, merges)
    }
    const errors = failure instanceof ApiError ? failure.errors : []
    const issues = issuesByField(errors, fields.fieldOf)
    const unmarked = errors.filter(({ field }) => fields.fieldOf(field) === undefined).map(({ message }) => message)
    const refusal = await kind.refusal?.(failure, form, stored)
    const isMarked = Object.keys(issues).length > 0
    const isOfMarks =
      errors.length > 0 && errors.every(({ field }) => fields.fieldOf(field) !== undefined || besides?.holds(field))
    if (typeof refusal === 'object') return mark(issues, refusal)
    if (!isMarked) return mark(issues, { ...problemOf(failure, refusal), isOfMarks })
    return mark(issues, { title: refusal, lines: [...new Set(unmarked), CORRECT_MARKED_FIELDS], isOfMarks })
  }

  /** The form's conflict; undefined if their version can't be loaded. */
  async function conflictWith(found: { current: unknown; updatedBy: string }) {
    try {
      const { base, form } = store.get(stateAtom)
      const stored = kind.current ? await kind.current(found.current, base) : (found.current as Stored)
      const serverVersion = kind.formOf(stored)
      return { stored, serverVersion, who: found.updatedBy, merge: mergeForms(base, form, serverVersion, fields) }
    } catch {
      return undefined
    }
  }

  /** Saves a merge without choices at once; otherwise asks the user. */
  async function meet(conflict: FormConflict<Form, Stored>, base: Form, merges: number): Promise<Stored | undefined> {
    const { merge, who, serverVersion } = conflict
    if (merges === 0 || merge.fields.some(({ overlaps }) => overlaps)) {
      return void dispatch({ do: 'conflict', conflict })
    }
    dispatch({ do: 'merge', conflict, form: merge.form })
    const saved = await attempt(merges - 1)
    const labels = fields.differing(base, serverVersion).map(fields.labelOf)
    if (saved !== undefined && labels.length > 0) {
      toasts.show({ title: mergedWords({ who, me: store.get(ownNameAtom) }, labels) })
    }
    return saved
  }

  /** Saves the merge with the chosen side of each field. */
  async function resolve(choices: Readonly<Partial<Record<string, Side>>>): Promise<Stored | undefined> {
    const { conflict } = store.get(stateAtom)
    if (!conflict) return undefined
    dispatch({ do: 'merge', conflict, form: withChoices(conflict.merge, choices) })
    const { stored } = store.get(stateAtom)
    if (!store.get(dirtyAtom)) return stored
    running.current = attempt(MERGES)
    return running.current
  }

  return {
    stateAtom,
    dirtyAtom,
    dispatch,
    fields,
    one: kind.one,
    submit,
    submitChanges,
    resolve,
    markRefused,
    allowLeaving,
    /** Whether a cell of a sheet holds text that the form doesn't have yet. */
    setTyping: useSetAtom(typingAtom),
    change: (values: Partial<Form>) => dispatch({ do: 'change', values }),
    /** Adopts the stored record; input stays. */
    adopt: (stored: Stored) => dispatch({ do: 'adopt', stored, base: kind.formOf(stored) }),
    discard,
  }
}

/** The form of one record, for a form that can render on every change. */
export function useForm<Form extends object, Stored>(
  opened: Stored | undefined,
  kind: FormKind<Form, Stored>,
  stay?: Stay,
  start?: FormState<Form, Stored>,
) {
  const machine = useFormMachine(opened, kind, stay, start)
  const state = useAtomValue(machine.stateAtom)
  const changed = machine.fields.differing(state.base, state.form).map(machine.fields.labelOf)
  return { ...machine, discard: () => machine.discard(), ...state, changed, isDirty: useAtomValue(machine.dirtyAtom) }
}

export type FormModel<Form extends object, Stored> = ReturnType<typeof useForm<Form, Stored>>

/** Whether the outcome of a call is unknown: the server may have executed it. */
function isUnanswered(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 0 || failure.status >= 500)
}
