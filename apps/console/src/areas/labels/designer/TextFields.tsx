import {
  ALIGNMENTS,
  DATE_FORMATS,
  dots,
  fittingText,
  isPrice,
  labelLimits,
  type LabelStock,
  OVERFLOWS,
  PRICE_FORMATS,
  type TextElement,
} from '@greenroom/labels'
import { FieldGrid, Select, TextField } from '@greenroom/ui'
import { DotsField } from './DotsField.tsx'
import type { Edit } from './edit.ts'
import { SourceFields } from './SourceFields.tsx'

type TextFieldsProps = { element: TextElement; stock: LabelStock; edit: Edit; readOnly: boolean }

const ALIGNMENT_WORDS = { L: 'Left', C: 'Center', R: 'Right' } as const
const OVERFLOW_WORDS = { cut: 'Cut it', ellipsis: 'End it in dots', shrink: 'Print it smaller' } as const
const PRICE_WORDS = { currency: '$12.00', amount: '12.00', short: '$12, $12.50' } as const
const DATE_WORDS = {
  numeric: '11/21/2026',
  medium: 'Nov 21, 2026',
  long: 'November 21, 2026',
  iso: '2026-11-21',
} as const

/** What a text shows, and how it is set. */
export function TextFields({ element, stock, edit, readOnly }: TextFieldsProps) {
  const { typical, cut } = fittingText(element)
  return (
    <>
      <SourceFields {...{ element, edit, readOnly }} />
      <FieldGrid>
        <TextField
          label="Before it"
          value={element.prefix}
          readOnly={readOnly}
          onChange={(prefix) => edit({ prefix })}
        />
        <TextField
          label="After it"
          value={element.suffix}
          readOnly={readOnly}
          onChange={(suffix) => edit({ suffix })}
        />
        {isPrice(element.textType) && (
          <Select
            label="Price as"
            options={PRICE_FORMATS.map((id) => ({ id, label: PRICE_WORDS[id] }))}
            value={element.priceFormat ?? PRICE_FORMATS[0]}
            readOnly={readOnly}
            onChange={(priceFormat) => edit({ priceFormat })}
          />
        )}
        {element.textType === 'Date' && (
          <Select
            label="Date as"
            options={DATE_FORMATS.map((id) => ({ id, label: DATE_WORDS[id] }))}
            value={element.dateFormat ?? DATE_FORMATS[0]}
            readOnly={readOnly}
            onChange={(dateFormat) => edit({ dateFormat })}
          />
        )}
        <DotsField
          label="Font size"
          value={element.fontSize}
          min={labelLimits.MIN_FONT_SIZE}
          max={stock.height}
          density={stock.density}
          readOnly={readOnly}
          onChange={(size) => edit({ fontSize: dots(size) })}
        />
        <DotsField
          label="Lines"
          value={element.maxLines}
          min={1}
          max={20}
          readOnly={readOnly}
          onChange={(maxLines) => edit({ maxLines })}
        />
        <Select
          label="Align"
          options={ALIGNMENTS.map((id) => ({ id, label: ALIGNMENT_WORDS[id] }))}
          value={element.align}
          readOnly={readOnly}
          onChange={(align) => edit({ align })}
        />
        <Select
          label="If it doesn't fit"
          options={OVERFLOWS.map((id) => ({ id, label: OVERFLOW_WORDS[id] }))}
          value={element.overflow}
          readOnly={readOnly}
          onChange={(overflow) => edit({ overflow })}
        />
      </FieldGrid>
      <p>{`About ${typical} characters fit. Longer text than ${cut} characters is always cut at this font size.`}</p>
    </>
  )
}
