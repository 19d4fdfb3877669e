import {
  boundsOf,
  boxOf,
  type Guide,
  handlesOf,
  type LabelElement,
  type LabelIssue,
  type LabelStock,
  type Rect,
  selectedParts,
} from '@greenroom/labels'
import { memo } from 'react'
import styles from './designer.module.css'

type CanvasOverlayProps = {
  stock: LabelStock
  elements: readonly LabelElement[]
  selected: ReadonlySet<string>
  /** The dots between two of its lines, if it is shown. */
  grid: number | undefined
  issues: readonly LabelIssue[]
  guides: readonly Guide[]
}

const NONE = 'info'

/**
 * Over the picture of the label: the grid, a box around each element and each selected group, the handles
 * of a single selected element, and guides.
 */
export function CanvasOverlay({ stock, elements, selected, grid, issues, guides }: CanvasOverlayProps) {
  const { width, height, density } = stock
  const worst = (id: string) =>
    (['error', 'warning'] as const).find((severity) =>
      issues.some((issue) => issue.elementID === id && issue.severity === severity),
    ) ?? NONE
  const only = selected.size === 1 ? elements.find(({ id }) => selected.has(id)) : undefined
  return (
    <svg className={styles.overlay} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {grid !== undefined && <Grid width={width} height={height} step={grid} />}
      {elements.map((element) => (
        <Box key={element.id} element={element} severity={worst(element.id)} isSelected={selected.has(element.id)} />
      ))}
      {selectedParts(elements, selected)
        .filter(({ length }) => length > 1)
        .map((group) => (
          <rect key={group[0]!.id} className={styles.group} {...boundsOf(group.map(boxOf))} />
        ))}
      {guides.map(({ axis, at }) => (
        <line
          key={`${axis} ${at}`}
          className={styles.guide}
          {...(axis === 'x' ? { x1: at, x2: at, y1: 0, y2: height } : { x1: 0, x2: width, y1: at, y2: at })}
        />
      ))}
      {only && <Handles element={only} size={0.8 * density} />}
    </svg>
  )
}

const Grid = memo(function Grid({ width, height, step }: { width: number; height: number; step: number }) {
  const lines = (size: number) => Array.from({ length: Math.ceil(size / step) - 1 }, (_, at) => (at + 1) * step)
  const path = [...lines(width).map((x) => `M${x} 0V${height}`), ...lines(height).map((y) => `M0 ${y}H${width}`)]
  return <path className={styles.gridLines} d={path.join('')} />
})

type BoxProps = { element: LabelElement; severity: string; isSelected: boolean }

const Box = memo(function Box({ element, severity, isSelected }: BoxProps) {
  return (
    <rect className={styles.box} data-selected={isSelected || undefined} data-severity={severity} {...boxOf(element)} />
  )
})

function Handles({ element, size }: { element: LabelElement; size: number }) {
  const box = boxOf(element)
  return handlesOf(element).map((handle) => (
    <rect
      key={handle}
      className={styles.handle}
      data-handle={handle}
      data-element={element.id}
      x={placeOf(handle, box).x - size / 2}
      y={placeOf(handle, box).y - size / 2}
      width={size}
      height={size}
    />
  ))
}

function placeOf(handle: string, { x, y, width, height }: Rect) {
  return {
    x: handle.includes('w') ? x : handle.includes('e') ? x + width : x + width / 2,
    y: handle.includes('n') ? y : handle.includes('s') ? y + height : y + height / 2,
  }
}
