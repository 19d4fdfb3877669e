import type { Density } from '@greenroom/labels'
import { NumberField } from '@greenroom/ui'
import { useState } from 'react'
import { inSentence } from '@greenroom/money'
import { useUnit } from '../label-view.atoms.ts'
import { lengthText } from '../lengths.ts'

type DotsFieldProps = {
  label: string
  value: number
  min: number
  max: number
  /** Why it has this minimum, if that is not obvious. */
  why?: string | undefined
  /** Shows the length on paper. */
  density?: Density
  readOnly: boolean
  onChange: (value: number) => void
}

/** A whole number of dots. What is typed counts once it is within the limits. */
export function DotsField({ label, value, min, max, why, density, readOnly, onChange }: DotsFieldProps) {
  const unit = useUnit()
  const [typed, setTyped] = useState<{ text: string; of: number }>()
  const text = typed?.of === value ? typed.text : String(value)
  const isFit = /^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max

  const limits = `Enter a whole number from ${inSentence(min)} to ${inSentence(max)}.`

  function take(next: string) {
    const number = Number(next)
    const fits = /^\d{1,5}$/.test(next) && number >= min && number <= max
    setTyped({ text: next, of: fits ? number : value })
    if (fits && number !== value) onChange(number)
  }

  return (
    <NumberField
      label={label}
      value={text}
      onChange={take}
      onBlur={() => setTyped(undefined)}
      readOnly={readOnly}
      description={density && lengthText(value / density, unit)}
      error={isFit || readOnly ? undefined : [limits, why].filter(Boolean).join(' ')}
    />
  )
}
