import {
  elementName,
  labelLimits,
  leastBarcodeHeight,
  type LabelContext,
  type LabelElement,
  type LabelIssue,
  type LabelStock,
  ORIENTATIONS,
  dots,
} from '@greenroom/labels'
import { Checkbox, FieldGrid, Select, Switch } from '@greenroom/ui'
import { BarcodeFields } from './BarcodeFields.tsx'
import { ConditionFields } from './ConditionFields.tsx'
import styles from './designer.module.css'
import { DotsField } from './DotsField.tsx'
import { DrawingFields } from './DrawingFields.tsx'
import type { Edit } from './edit.ts'
import { ImageFields } from './ImageFields.tsx'
import { IssueList } from './IssueList.tsx'
import { TextFields } from './TextFields.tsx'

type ElementPanelProps = {
  element: LabelElement
  stock: LabelStock
  context: LabelContext
  issues: readonly LabelIssue[]
  onEdit: (next: LabelElement, merge: string) => void
  /** Locks or unlocks it with its group. */
  onLock: () => void
  readOnly: boolean
}

const TURNS = { N: 'Upright', R: '90° clockwise', I: '180°', B: '270° clockwise' } as const

/** Everything about one element. A locked one is only unlocked. */
export function ElementPanel({ element, stock, context, issues, onEdit, onLock, readOnly }: ElementPanelProps) {
  const isFixed = readOnly || element.locked === true
  const edit: Edit = (values) => onEdit({ ...element, ...values } as LabelElement, Object.keys(values).join())
  type Place = 'positionX' | 'positionY' | 'width' | 'height'
  const place = (label: string, name: Place, min: number, max: number, why?: string) => (
    <DotsField
      {...{ label, min, max, why }}
      value={element[name]}
      density={stock.density}
      readOnly={isFixed}
      onChange={(value) => edit({ [name]: dots(value) })}
    />
  )
  const least = element.type === 'text' ? labelLimits.TEXT_MIN_WIDTH : 1
  const lowest = element.type === 'barcode' ? leastBarcodeHeight(element) : 1
  return (
    <section className={styles.panel} aria-label={elementName(element)}>
      <header className={styles.panelHeader}>
        <h2>{elementName(element)}</h2>
        <Switch checked={element.locked === true} disabled={readOnly} onChange={onLock}>
          Locked
        </Switch>
      </header>
      <IssueList issues={issues} />
      {element.type === 'text' && <TextFields {...{ element, stock, context, edit }} readOnly={isFixed} />}
      {element.type === 'barcode' && <BarcodeFields {...{ element, stock, edit }} readOnly={isFixed} />}
      {element.type === 'image' && <ImageFields {...{ element, edit }} readOnly={isFixed} />}
      {(element.type === 'rectangle' || element.type === 'circle') && (
        <DrawingFields {...{ element, stock, edit }} readOnly={isFixed} />
      )}
      <h3>Place</h3>
      <FieldGrid>
        {place('From the left', 'positionX', 0, stock.width - 1)}
        {place('From the top', 'positionY', 0, stock.height - 1)}
        {place('Width', 'width', least, labelLimits.MAX_DOTS)}
        {element.type !== 'text' && place('Height', 'height', lowest, labelLimits.MAX_DOTS, heightWords(element))}
        <Select
          label="Turn"
          options={ORIENTATIONS.map((id) => ({ id, label: TURNS[id] }))}
          value={element.orientation}
          readOnly={isFixed}
          onChange={(orientation) => edit({ orientation })}
        />
      </FieldGrid>
      <h3>Printing</h3>
      <ConditionFields {...{ element, edit }} readOnly={isFixed} />
      <Checkbox
        checked={element.allowOverlap === true}
        disabled={isFixed}
        onChange={(allowOverlap) => edit({ allowOverlap })}
        description="Without it, ink over other elements is a warning."
      >
        May lie over other elements
      </Checkbox>
    </section>
  )
}

/** Why a barcode with readable characters is not as low as its bars may be. */
function heightWords(element: LabelElement): string | undefined {
  if (element.type !== 'barcode') return undefined
  const { BARCODE_MIN_HEIGHT: bars } = labelLimits
  const characters = leastBarcodeHeight(element) - bars
  return characters > 0 ? `The bars need ${bars} dots, and the characters ${characters}.` : undefined
}
