import {
  type BarcodeElement,
  checkDigit,
  code128Width,
  type Density,
  dots,
  ERROR_CORRECTIONS,
  hasCheckDigit,
  labelLimits,
  type LabelStock,
  SYMBOLOGIES,
  SYMBOLOGY_LABELS,
} from '@greenroom/labels'
import { FieldGrid, Select } from '@greenroom/ui'
import { DotsField } from './DotsField.tsx'
import type { Edit } from './edit.ts'
import { SourceFields } from './SourceFields.tsx'

type BarcodeFieldsProps = { element: BarcodeElement; stock: LabelStock; edit: Edit; readOnly: boolean }

const SYMBOLOGY_OPTIONS = [
  { id: 'auto', label: 'Chosen by the value' },
  ...SYMBOLOGIES.map((id) => ({ id, label: SYMBOLOGY_LABELS[id] })),
]
const READABLE = [
  { id: 'below', label: 'Below the bars' },
  { id: 'above', label: 'Above the bars' },
  { id: 'none', label: 'None' },
]
const BARS = [
  { id: 'fit', label: 'As wide as fits' },
  { id: 'fixed', label: 'Always the same' },
]

/** The longest item ID (section 5). */
const ITEM_ID_LENGTH = 15

/** How many characters each symbology holds. */
const lengths = (density: Density): Readonly<Record<string, string>> => ({
  auto: 'UPC-A, EAN-13 or EAN-8 for 12, 13 or 8 digits with the right check digit, else Code 128.',
  upca: '11 digits, and the check digit.',
  ean13: '12 digits, and the check digit.',
  ean8: '7 digits, and the check digit.',
  code128: `Letters, digits and signs without accents. ${ITEM_ID_LENGTH} characters need ${code128Width(ITEM_ID_LENGTH, density)} dots.`,
  qrcode: 'Any text.',
})

/** What a barcode holds, and how it is drawn. */
export function BarcodeFields({ element, stock, edit, readOnly }: BarcodeFieldsProps) {
  const { symbology, moduleWidth } = element
  return (
    <>
      <SourceFields {...{ element, edit, readOnly }} />
      {element.textType === 'Text' && <p>{digitHelp(element.text)}</p>}
      <FieldGrid>
        <Select
          label="Symbology"
          options={SYMBOLOGY_OPTIONS}
          value={symbology}
          description={lengths(stock.density)[symbology]}
          readOnly={readOnly}
          onChange={(next) => edit({ symbology: next })}
        />
        {symbology !== 'qrcode' && (
          <Select
            label="Characters"
            options={READABLE}
            value={element.readable}
            readOnly={readOnly}
            onChange={(readable) => edit({ readable })}
          />
        )}
        {symbology === 'qrcode' && (
          <Select
            label="Error correction"
            options={ERROR_CORRECTIONS.map((id) => ({ id, label: id }))}
            value={element.errorCorrection}
            readOnly={readOnly}
            onChange={(errorCorrection) => edit({ errorCorrection })}
          />
        )}
        <Select
          label="Bars"
          options={BARS}
          value={moduleWidth === 'fit' ? 'fit' : 'fixed'}
          readOnly={readOnly}
          onChange={(bars) => edit({ moduleWidth: bars === 'fit' ? 'fit' : dots(2) })}
        />
        {moduleWidth !== 'fit' && (
          <DotsField
            label="Narrowest bar"
            value={moduleWidth}
            min={1}
            max={labelLimits.MAX_MODULE}
            density={stock.density}
            readOnly={readOnly}
            onChange={(width) => edit({ moduleWidth: dots(width) })}
          />
        )}
      </FieldGrid>
    </>
  )
}

/** How many digits a typed value has, and which check digit it needs. */
function digitHelp(text: string): string {
  if (!/^\d+$/.test(text)) return `${text.length} characters.`
  const digits = `${text.length} digits`
  if ([8, 12, 13].includes(text.length)) {
    if (hasCheckDigit(text)) return `${digits}, with the right check digit.`
    return `${digits}. The check digit should be ${checkDigit(text.slice(0, -1))}.`
  }
  return [7, 11].includes(text.length) ? `${digits}. The check digit is ${checkDigit(text)}.` : `${digits}.`
}
