import {
  ALIGNMENTS,
  DATE_FORMATS,
  type DateFormat,
  dots,
  fittingText,
  isPrice,
  type LabelContext,
  labelLimits,
  type LabelStock,
  OVERFLOWS,
  PRICE_FORMATS,
  type PriceFormat,
  sourceText,
  type TextElement,
} from '@greenroom/labels'
import { FieldGrid, Select, TextField } from '@greenroom/ui'
import { DotsField } from './DotsField.tsx'
import type { Edit } from './edit.ts'
import { SourceFields } from './SourceFields.tsx'

type TextFieldsProps = {
  element: TextElement
  stock: LabelStock
  context: LabelContext
  edit: Edit
  readOnly: boolean
}

const ALIGNMENT_WORDS = { L: 'Left', C: 'Center', R: 'Right' } as const
const OVERFLOW_WORDS = { cut: 'Cut it', ellipsis: 'End it in dots', shrink: 'Print it smaller' } as const

/** How the company writes an amount and a day on labels. The MSRP is a price that everybody may see. */
function examples(context: LabelContext) {
  const shown = (format: object, msrp = 12.5) =>
    sourceText({ id: '', text: '', textType: 'MSRP', ...format }, { itemID: '', msrp }, context).text
  const priceWords = (priceFormat: PriceFormat) =>
    priceFormat === 'short' ? `${shown({ priceFormat }, 12)}, ${shown({ priceFormat })}` : shown({ priceFormat })
  const dateWords = (dateFormat: DateFormat) => shown({ textType: 'Date', dateFormat })
  return {
    prices: PRICE_FORMATS.map((id) => ({ id, label: priceWords(id) })),
    dates: DATE_FORMATS.map((id) => ({ id, label: dateWords(id) })),
  }
}

/** What a text shows, and how it is set. */
export function TextFields({ element, stock, context, edit, readOnly }: TextFieldsProps) {
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
            options={examples(context).prices}
            value={element.priceFormat ?? PRICE_FORMATS[0]}
            readOnly={readOnly}
            onChange={(priceFormat) => edit({ priceFormat })}
          />
        )}
        {element.textType === 'Date' && (
          <Select
            label="Date as"
            options={examples(context).dates}
            value={element.dateFormat ?? DATE_FORMATS[0]}
            readOnly={readOnly}
            onChange={(dateFormat) => edit({ dateFormat })}
          />
        )}
        <DotsField
          label="Font size"
          value={element.fontSize}
          min={labelLimits.MIN_FONT_SIZE}
          max={Math.min(stock.height, labelLimits.MAX_FONT_SIZE)}
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
