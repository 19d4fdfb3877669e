import { Button, Checkbox, Form, numbers, type Option, SuggestField, TextField } from '@greenroom/ui'
import { useEffect, useRef, useState } from 'react'
import { showFailure } from '#failures/show-failure.ts'
import styles from './corrections.module.css'
import type { RejectedCell } from './file-cell.ts'

export type CorrectCellProps = {
  cell: RejectedCell
  /** What it may say, to choose from; undefined for any text. */
  options?: readonly Option[] | undefined
  takesFocus?: boolean | undefined
  /** Corrects the cell, or all that say the same. Answers what the rules have against it. */
  onCorrect: (to: string, alike: boolean) => Promise<string | undefined>
  onUndo: () => Promise<void>
  /** Goes to the next cell that is to be corrected. */
  onNext: (alike: boolean) => void
}

/** The longest text of a cell. */
const LONGEST = 1000

/** Corrects one rejected cell. Enter saves it and goes to the next one. */
export function CorrectCell({ cell, options, takesFocus = false, onCorrect, onUndo, onNext }: CorrectCellProps) {
  const { line, place, title, value, original, toCheck, message, alike, correctable } = cell
  const [typed, type] = useState(value)
  const [withAll, setWithAll] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [pending, setPending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.select()
  }, [takesFocus])
  const others = alike - 1
  const isSame = typed === value

  async function save() {
    if (isSame) return onNext(false)
    setPending(true)
    setRefusal(undefined)
    try {
      const refused = await onCorrect(typed, withAll)
      if (refused === undefined) onNext(withAll)
      else setRefusal(refused)
    } catch (failure) {
      showFailure("The cell couldn't be corrected", failure)
    }
    setPending(false)
  }

  async function undo() {
    setPending(true)
    await onUndo().catch((failure: unknown) => showFailure("The correction couldn't be undone", failure))
    setPending(false)
  }

  const field = {
    label: place,
    value: typed,
    onChange(text: string) {
      type(text)
      setRefusal(undefined)
    },
    error: refusal ?? (isSame && !toCheck ? message : undefined),
    description: original === null ? undefined : `In the file: ${original || 'blank'}`,
    spellCheck: false,
    input: { ref: input, maxLength: LONGEST },
  }
  return (
    <section className={styles.card} aria-label="Correct a cell">
      <p className={styles.where}>
        <span>Line {numbers.text(line)}</span>
        <strong>{title}</strong>
      </p>
      {correctable ? (
        <Form aria-label="Correction" onSubmit={() => void save()}>
          <div className={styles.line}>
            <div className={styles.field}>
              {options ? <SuggestField {...field} options={options} /> : <TextField {...field} />}
            </div>
            <div className={styles.buttons}>
              <Button type="submit" variant={isSame ? undefined : 'primary'} pending={pending}>
                {isSame ? 'Next' : 'Correct'}
              </Button>
              {original !== null && (
                <Button variant="quiet" disabled={pending} onPress={() => void undo()}>
                  Undo
                </Button>
              )}
            </div>
          </div>
          {others > 0 && (
            <Checkbox checked={withAll} onChange={setWithAll}>
              {`Also correct the ${numbers.text(others)} other ${others === 1 ? 'row' : 'rows'} with ${value ? `“${value}”` : 'a blank cell'}`}
            </Checkbox>
          )}
        </Form>
      ) : (
        <p className={styles.problem}>{message} Correct this row in the file.</p>
      )}
    </section>
  )
}
