import {
  type CircleElement,
  COLORS,
  dots,
  labelLimits,
  type LabelStock,
  type RectangleElement,
} from '@greenroom/labels'
import { FieldGrid, Select } from '@greenroom/ui'
import { DotsField } from './DotsField.tsx'
import type { Edit } from './edit.ts'

type DrawingFieldsProps = {
  element: RectangleElement | CircleElement
  stock: LabelStock
  edit: Edit
  readOnly: boolean
}

const COLOR_WORDS = { B: 'Black', W: 'White' } as const

/** How a rectangle, a line or a circle is drawn. */
export function DrawingFields({ element, stock, edit, readOnly }: DrawingFieldsProps) {
  return (
    <FieldGrid>
      <DotsField
        label="Thickness"
        value={element.thickness}
        min={1}
        max={Math.max(1, Math.min(element.width, element.height))}
        density={stock.density}
        readOnly={readOnly}
        onChange={(thickness) => edit({ thickness: dots(thickness) })}
      />
      {element.type === 'rectangle' && (
        <DotsField
          label="Rounding"
          value={element.rounding}
          min={0}
          max={labelLimits.MAX_ROUNDING}
          readOnly={readOnly}
          onChange={(rounding) => edit({ rounding })}
        />
      )}
      <Select
        label="Color"
        options={COLORS.map((id) => ({ id, label: COLOR_WORDS[id] }))}
        value={element.color}
        readOnly={readOnly}
        onChange={(color) => edit({ color })}
      />
    </FieldGrid>
  )
}
