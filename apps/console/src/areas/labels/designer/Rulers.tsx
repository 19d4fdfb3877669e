import type { LabelStock } from '@greenroom/labels'
import { memo, type ReactNode } from 'react'
import styles from './designer.module.css'

/** The depth of a ruler in millimeters. */
const DEPTH = 4

/** Rulers in millimeters above and beside the label. */
export function Rulers({ stock, children }: { stock: LabelStock; children: ReactNode }) {
  return (
    <div className={styles.rulers} style={{ gridTemplateColumns: `${DEPTH * stock.density}fr ${stock.width}fr` }}>
      <span />
      <Ruler length={stock.width} density={stock.density} />
      <Ruler length={stock.height} density={stock.density} isVertical />
      {children}
    </div>
  )
}

type RulerProps = { length: number; density: number; isVertical?: boolean }

const Ruler = memo(function Ruler({ length, density, isVertical = false }: RulerProps) {
  const depth = DEPTH * density
  const marks = Array.from({ length: Math.floor(length / density) + 1 }, (_, mm) => mm)
  const ticks = marks.map((mm) => {
    const size = (mm % 10 === 0 ? 0.45 : mm % 5 === 0 ? 0.3 : 0.15) * depth
    const at = mm * density
    return isVertical ? `M${depth} ${at}h${-size}` : `M${at} ${depth}v${-size}`
  })
  return (
    <svg
      className={styles.ruler}
      viewBox={isVertical ? `0 0 ${depth} ${length}` : `0 0 ${length} ${depth}`}
      aria-hidden
    >
      <path d={ticks.join('')} />
      {marks
        .filter((mm) => mm % 10 === 0 && mm > 0 && (mm + 2) * density < length)
        .map((mm) => (
          <text
            key={mm}
            fontSize={1.8 * density}
            textAnchor={isVertical ? 'end' : 'middle'}
            {...(isVertical ? { x: depth / 2, y: (mm + 0.6) * density } : { x: mm * density, y: depth / 2 })}
          >
            {mm}
          </text>
        ))}
    </svg>
  )
})
