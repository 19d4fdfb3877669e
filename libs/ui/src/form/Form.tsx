import {
  createContext,
  memo,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Form as AriaForm } from 'react-aria-components'
import styles from './Form.module.css'

export interface FormProps {
  /** Messages by field name; a field shows the message under its own `name` until it is changed. */
  errors?: Record<string, string | string[]>
  /** Called by a submit button, or by Enter in a text field. */
  onSubmit?: () => void
  /** Enter in a text field submits, by default. Not in a long form, where Enter comes from habit or from a scanner. */
  submitsOnEnter?: boolean
  /** For a submit button outside the form, such as that of a SaveBar. */
  id?: string
  /** The accessible name, if a page has several forms. */
  'aria-label'?: string
  /** Fields and buttons. */
  children: ReactNode
}

/**
 * A form whose rules belong to the caller: the browser validates nothing, and messages are passed in as data. A submit
 * moves the focus to the first invalid field, even if its message or the field itself arrives later, unless the user has
 * typed meanwhile.
 */
export function Form({ errors, submitsOnEnter = true, onSubmit, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const element = form.current
    if (!element || attempt === 0) return
    const watch = new MutationObserver(focusFirst)
    const stop = () => watch.disconnect()
    watch.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] })
    element.addEventListener('input', stop)
    focusFirst()
    return () => {
      stop()
      element.removeEventListener('input', stop)
    }

    function focusFirst() {
      const invalid = element!.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="hidden"])')
      if (!invalid) return
      stop()
      invalid.focus()
    }
  }, [attempt])

  useEffect(() => {
    const element = form.current
    if (submitsOnEnter || !element) return
    const stay = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    }
    element.addEventListener('keydown', stay)
    return () => element.removeEventListener('keydown', stay)
  }, [submitsOnEnter])

  const submit = useEffectEvent((event: Event) => {
    event.preventDefault()
    if (hasUnmatched(form.current)) return
    setAttempt(attempt + 1)
    onSubmit?.()
  })
  useEffect(() => {
    const element = form.current
    const listener = (event: Event) => submit(event)
    element?.addEventListener('submit', listener)
    return () => element?.removeEventListener('submit', listener)
  }, [])

  return (
    <FormContent value={children}>
      <FormElement {...rest} form={form} errors={errors} />
    </FormContent>
  )
}

const FormContent = createContext<ReactNode>(null)

type FormElementProps = Pick<FormProps, 'id' | 'aria-label' | 'errors'> & { form: RefObject<HTMLFormElement | null> }

/** Memoized, because react-aria's form, whenever it renders, renders every field inside again. */
const FormElement = memo(function FormElement({ form, errors, ...rest }: FormElementProps) {
  return (
    <AriaForm {...rest} ref={form} validationBehavior="aria" validationErrors={errors} className={styles.form}>
      <Content />
    </AriaForm>
  )
})

function Content() {
  return use(FormContent)
}

/** Whether a combobox holds text that names no option. It then has the focus and says so. */
function hasUnmatched(form: HTMLElement | null): boolean {
  const unmatched = () => form?.querySelector<HTMLElement>('[data-unmatched]')
  if (!unmatched()) return false
  // Leaving the field chooses what the text names exactly, and marks anything else.
  flushSync(() => unmatched()?.focus())
  flushSync(() => unmatched()?.blur())
  unmatched()?.focus()
  return unmatched() !== null
}
