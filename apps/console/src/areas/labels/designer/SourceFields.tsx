import { type BarcodeElement, TEXT_SOURCES, type TextElement } from '@greenroom/labels'
import { FieldGrid, Select, TextField } from '@greenroom/ui'
import type { Edit } from './edit.ts'

type SourceFieldsProps = { element: TextElement | BarcodeElement; edit: Edit; readOnly: boolean }

export const SOURCES = TEXT_SOURCES.map((name) => ({ id: name, label: name === 'Text' ? 'A text of your own' : name }))

/** The field of the item that a text or a barcode holds, or a text of its own. */
export function SourceFields({ element, edit, readOnly }: SourceFieldsProps) {
  return (
    <FieldGrid columns={1}>
      <Select
        label="Shows"
        options={SOURCES}
        value={element.textType}
        readOnly={readOnly}
        onChange={(textType) => edit({ textType })}
      />
      {element.textType === 'Text' && (
        <TextField label="Text" value={element.text} readOnly={readOnly} onChange={(text) => edit({ text })} />
      )}
    </FieldGrid>
  )
}
