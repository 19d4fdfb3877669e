import type { FormFields, Issues } from './form-fields.ts'
import { withoutIssues } from './form-fields.ts'
import { type Merge, mergeForms } from './merge-forms.ts'
import type { Problem } from '#failures/problem.ts'

/** The version that someone else saved first, compared with the form. */
export type FormConflict<Form, Stored> = {
  stored: Stored
  serverVersion: Form
  who: string
  merge: Merge<Form>
}

export type FormState<Form, Stored> = Readonly<{
  /** The stored record; undefined for a new one. */
  stored: Stored | undefined
  /** The form of the stored record, or of a new one. */
  base: Form
  /** As typed. */
  form: Form
  issues: Issues
  /** Why the last save failed. */
  problem: Problem | undefined
  saving: boolean
  /** The conflict that waits for the user's choices. */
  conflict: FormConflict<Form, Stored> | undefined
}>

export type FormAction<Form, Stored> =
  | { do: 'change'; values: Partial<Form> }
  /** Replaces the issues of a field when the user leaves it. */
  | { do: 'check'; name: string; message: string | undefined }
  | { do: 'mark'; issues: Issues; problem: Problem | undefined }
  | { do: 'save' }
  /** The server accepted `sent`. Later input stays. */
  | { do: 'saved'; stored: Stored; base: Form; sent: Form }
  /** `stored` is the current record; input stays. */
  | { do: 'adopt'; stored: Stored; base: Form }
  | { do: 'conflict'; conflict: FormConflict<Form, Stored> }
  /** Continues from the conflicting version, with the merge in the form. */
  | { do: 'merge'; conflict: FormConflict<Form, Stored>; form: Form }
  | { do: 'closeConflict' }
  | { do: 'discard' }
  /** Brings back the input that was discarded. Later input and later versions stay. */
  | { do: 'undiscard'; base: Form; form: Form }
  /** Starts over with another record or a new one. */
  | { do: 'restart'; stored: Stored | undefined; base: Form }

const NO_ISSUES: Issues = {}

/** `form` is the restored input, if any. */
export function firstFormState<Form, Stored>(
  stored: Stored | undefined,
  base: Form,
  form: Form = base,
): FormState<Form, Stored> {
  return { stored, base, form, issues: NO_ISSUES, problem: undefined, saving: false, conflict: undefined }
}

/** The next state of a form with these fields. */
export function nextFormState<Form extends object, Stored>(
  state: FormState<Form, Stored>,
  action: FormAction<Form, Stored>,
  fields: FormFields<Form>,
): FormState<Form, Stored> {
  const { base, form, issues } = state
  switch (action.do) {
    case 'change':
      return {
        ...state,
        form: { ...form, ...action.values },
        issues: withoutIssues(issues, Object.keys(action.values)),
      }
    case 'check': {
      const others = withoutIssues(issues, [action.name])
      return { ...state, issues: action.message ? { ...others, [action.name]: action.message } : others }
    }
    case 'mark':
      return { ...state, issues: action.issues, problem: action.problem, saving: false }
    case 'save':
      return { ...state, saving: true, problem: undefined, issues: NO_ISSUES }
    case 'saved': {
      const typed = mergeForms(action.sent, form, action.base, fields)
      return firstFormState(action.stored, action.base, typed.form)
    }
    case 'adopt':
      return {
        ...state,
        stored: action.stored,
        base: action.base,
        form: mergeForms(base, form, action.base, fields).form,
      }
    case 'conflict':
      return { ...state, conflict: action.conflict, saving: false }
    case 'merge': {
      const { stored, serverVersion } = action.conflict
      return { ...state, stored, base: serverVersion, form: action.form, conflict: undefined }
    }
    case 'closeConflict':
      return { ...state, conflict: undefined }
    case 'discard':
      return firstFormState(state.stored, base)
    case 'undiscard': {
      const isUntouched = form === action.base
      return { ...state, form: isUntouched ? action.form : mergeForms(action.base, action.form, form, fields).yielding }
    }
    case 'restart':
      return firstFormState(action.stored, action.base)
  }
}
