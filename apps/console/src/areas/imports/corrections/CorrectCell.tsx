import { ApiError } from '@greenroom/api-client'
import { Button, Checkbox, Form, numbers, TextField } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { problemWords } from '#failures/problem.ts'
import { showFailure } from '#failures/show-failure.ts'
import { placeOf } from '../file/item-words.ts'
import styles from './corrections.module.css'
import { correctAtom, type RejectedCell, rejectionPages, takeBackAtom } from './corrections.atoms.ts'
import { itemWords } from './corrections.columns.ts'

type CorrectCellProps = {
  importID: string
  current: RejectedCell
  takesFocus?: boolean | undefined
  /** Goes to the next cell that is to be corrected. */
  onNext: (from: RejectedCell, alike: boolean) => void
}

/** The longest text of a cell. */
const LONGEST = 1000

/** Corrects one rejected cell. Enter saves it and goes to the next one. */
export function CorrectCell({ importID, current, takesFocus = false, onNext }: CorrectCellProps) {
  const { line, field, value, original, toCheck, message, alike, correctable } = current
  const correct = useSetAtom(correctAtom)
  const takeBack = useSetAtom(takeBackAtom)
  const reload = useSetAtom(rejectionPages(importID))
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
    if (isSame) return onNext(current, false)
    setPending(true)
    setRefusal(undefined)
    try {
      await correct(importID, { line, field, from: value, to: typed, alike: withAll })
      onNext(current, withAll)
    } catch (failure) {
      if (failure instanceof ApiError && failure.status === 400) setRefusal(problemWords(failure))
      else {
        showFailure("The cell couldn't be corrected", failure)
        void reload({ do: 'load' })
      }
    }
    setPending(false)
  }

  async function undo() {
    setPending(true)
    await takeBack(importID, current, false).catch((failure: unknown) =>
      showFailure("The correction couldn't be undone", failure),
    )
    setPending(false)
  }

  const error = refusal ?? (isSame && !toCheck ? message : undefined)
  return (
    <section className={styles.card} aria-label="Correct a cell">
      <p className={styles.where}>
        <span>Line {numbers.text(line)}</span>
        <strong>{itemWords(current) || 'No item ID'}</strong>
      </p>
      {correctable ? (
        <Form aria-label="Correction" onSubmit={() => void save()}>
          <div className={styles.line}>
            <div className={styles.field}>
              <TextField
                label={placeOf(current)}
                value={typed}
                onChange={(text) => {
                  type(text)
                  setRefusal(undefined)
                }}
                error={error}
                description={original === null ? undefined : `In the file: ${original || 'blank'}`}
                spellCheck={false}
                input={{ ref: input, maxLength: LONGEST }}
              />
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
