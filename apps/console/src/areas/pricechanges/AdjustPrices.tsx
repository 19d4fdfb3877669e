import { adjustLines, type PriceField, type PriceRounding, readAdjustment, roundingsOf } from '@greenroom/catalog'
import { countOf, Select, TextField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { formatsAtom, numbersOf } from '#data/formats.ts'
import type { LinesToolProps } from '#documents/document-screen.ts'
import { adjustmentText } from './line-adjustment.ts'
import type { PriceChange } from './price-changes.atoms.ts'
import styles from './pricechanges.module.css'

/**
 * Changes the prices of all lines by an amount, or by percent of the price before: once the field is left, as a cell of
 * the sheet is, so that nobody saves without what they see there.
 */
export function AdjustPrices({ stored, rows, onEdit, header, onHeader }: LinesToolProps<PriceChange>) {
  const formats = useAtomValue(formatsAtom)
  const [typed, setTyped] = useState('')
  const [rounding, setRounding] = useState<PriceRounding>('NONE')
  const [isNew, setIsNew] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState('')

  function type(text: string) {
    setTyped(text)
    setIsNew(true)
    setProblem(undefined)
    setSaid('')
  }

  function round(next: PriceRounding) {
    setRounding(next)
    adjust(next)
  }

  function adjust(by: PriceRounding) {
    setIsNew(false)
    if (typed.trim() === '') return
    const adjustment = readAdjustment(numbersOf(formats).read(typed))
    if (!adjustment) return setProblem('Type a change such as -15% or +2, with its sign.')
    const lines = rows.map(({ cells }) => ({
      field: cells['field'] as PriceField,
      was: cells['was'] ? Number(cells['was']) : null,
    }))
    const prices = adjustLines(lines, { ...adjustment, rounding: by }, formats)
    if (typeof prices === 'string') return setProblem(prices)
    setProblem(undefined)
    const edits = prices.flatMap((price, index) =>
      price === undefined ? [] : [{ row: rows[index]!.id, column: 'price', value: String(price) }],
    )
    onEdit(edits)
    if (header['itemFilter'] || stored?.filtered)
      onHeader({ adjustment: adjustmentText({ ...adjustment, rounding: by }) })
    const left = rows.length - edits.length
    const stays =
      left > 0 ? ` ${countOf(left, 'line')} without a price to change ${left === 1 ? 'stays' : 'stay'}.` : ''
    setSaid(`${countOf(edits.length, 'price')} changed.${stays}`)
  }

  const commit = () => {
    if (isNew) adjust(rounding)
  }
  return (
    <form
      className={styles.adjust}
      aria-label="Change all prices"
      onBlur={commit}
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <TextField
        label="Change all prices by"
        description="Such as -15% or +2."
        value={typed}
        error={problem}
        autoComplete="off"
        onChange={type}
      />
      <Select
        label="Rounding"
        options={roundingsOf('sellingPrice', formats).map(({ value, label }) => ({ id: value, label }))}
        value={rounding}
        onChange={(value) => round(value as PriceRounding)}
      />
      <span role="status">{said}</span>
    </form>
  )
}
