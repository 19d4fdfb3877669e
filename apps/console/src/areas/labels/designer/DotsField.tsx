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
  /** For a length, which is also shown as it is on paper; a count has none. */
  density?: Density
  readOnly: boolean
  onChange: (value: number) => void
}

/** A whole number, mostly of dots. What is typed counts once it is within the limits, and stays until the value changes. */
export function DotsField({ label, value, min, max, why, density, readOnly, onChange }: DotsFieldProps) {
  const unit = useUnit()
  const [typed, setTyped] = useState<{ text: string; of: number }>()
  const text = typed?.of === value ? typed.text : String(value)
  const dots = density ? ' dots' : ''
  const fits = (next: string) => /^\d{1,5}$/.test(next) && Number(next) >= min && Number(next) <= max

  function take(next: string) {
    const number = Number(next)
    setTyped({ text: next, of: fits(next) ? number : value })
    if (fits(next) && number !== value) onChange(number)
  }

  const limits = `Enter a whole number from ${inSentence(min)} to ${inSentence(max)}${dots}.`
  const kept = `The label keeps ${inSentence(value)}${dots} until then.`

  return (
    <NumberField
      label={label}
      value={text}
      onChange={take}
      readOnly={readOnly}
      description={density && `dots · ${lengthText(value / density, unit)}`}
      error={fits(text) || readOnly ? undefined : [limits, why, kept].filter(Boolean).join(' ')}
    />
  )
}
