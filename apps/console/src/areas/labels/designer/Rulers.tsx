import type { LabelStock } from '@greenroom/labels'
import { memo, type ReactNode } from 'react'
import { MARKS, type Unit } from '../lengths.ts'
import styles from './designer.module.css'

/** The depth of a ruler in millimeters. */
export const RULER_DEPTH = 4

/** Rulers above and beside the label. */
export function Rulers({ stock, unit, children }: { stock: LabelStock; unit: Unit; children: ReactNode }) {
  const { width, height, density } = stock
  return (
    <div className={styles.rulers} style={{ gridTemplateColumns: `${RULER_DEPTH * density}fr ${width}fr` }}>
      <span className={styles.unit} aria-hidden>
        {unit}
      </span>
      <Ruler length={width} {...{ density, unit }} />
      <Ruler length={height} {...{ density, unit }} isVertical />
      {children}
    </div>
  )
}

type RulerProps = { length: number; density: number; unit: Unit; isVertical?: boolean }

const Ruler = memo(function Ruler({ length, density, unit, isVertical = false }: RulerProps) {
  const depth = RULER_DEPTH * density
  const { mm, perNumber, perHalf, number } = MARKS[unit]
  const marks = Array.from({ length: Math.floor(length / (mm * density)) + 1 }, (_, mark) => mark)
  const placeOf = (mark: number) => mark * mm * density
  const ticks = marks.map((mark) => {
    const size = (mark % perNumber === 0 ? 0.45 : mark % perHalf === 0 ? 0.3 : 0.15) * depth
    return isVertical ? `M${depth} ${placeOf(mark)}h${-size}` : `M${placeOf(mark)} ${depth}v${-size}`
  })
  return (
    <svg
      className={styles.ruler}
      viewBox={isVertical ? `0 0 ${depth} ${length}` : `0 0 ${length} ${depth}`}
      aria-hidden
    >
      <path d={ticks.join('')} />
      {marks
        .filter((mark) => mark % perNumber === 0 && mark > 0 && placeOf(mark) + 2 * density < length)
        .map((mark) => (
          <text
            key={mark}
            fontSize={1.8 * density}
            textAnchor={isVertical ? 'end' : 'middle'}
            {...(isVertical ? { x: depth / 2, y: placeOf(mark) + 0.6 * density } : { x: placeOf(mark), y: depth / 2 })}
          >
            {(mark / perNumber) * number}
          </text>
        ))}
    </svg>
  )
})
