import { type LabelContext, type LabelItem, type LabelStock, layOutLabel } from '@greenroom/labels'
import { type CSSProperties, useId, useMemo, useRef } from 'react'
import { templateOf } from '../label.mapping.ts'
import { LabelPicture } from '../LabelPicture.tsx'
import { MARKS } from '../lengths.ts'
import { CanvasOverlay } from './CanvasOverlay.tsx'
import styles from './designer.module.css'
import { handleDesignKey, handleViewKey, KEYS } from './keys.ts'
import { RULER_DEPTH, Rulers } from './Rulers.tsx'
import { type CanvasView, type OnView } from './use-canvas-view.ts'
import { useDrag } from './use-drag.ts'
import type { DesignModel } from './use-design.ts'
import { useShortcuts } from './use-shortcuts.ts'

type CanvasProps = {
  design: DesignModel
  item: LabelItem
  context: LabelContext
  view: CanvasView
  onView: OnView
  readOnly: boolean
}

const withRuler = (side: number, { density }: LabelStock) => side + RULER_DEPTH * density

/** What the height of the window leaves for its width. */
function fitted(stock: LabelStock) {
  return { '--ratio': withRuler(stock.width, stock) / withRuler(stock.height, stock) } as CSSProperties
}

/** The label as it prints, with the elements to be moved over it. */
export function Canvas({ design, item, context, view, onView, readOnly }: CanvasProps) {
  const { stock, selected } = design
  const { zoom, unit } = view
  const grid = MARKS[unit].mm * stock.density
  const helpID = useId()
  const surface = useRef<HTMLDivElement>(null)
  const drag = useDrag(design, surface, { grid: view.snaps ? grid : undefined, readOnly })
  const elements = drag.elements ?? design.elements
  const layout = useMemo(
    () => layOutLabel(templateOf({ name: '', stock, elements }), item, context),
    [stock, elements, item, context],
  )

  const handleKey = useShortcuts((event) =>
    (readOnly ? handleViewKey : handleDesignKey)(event, design, { ...view, onView }),
  )

  return (
    <div className={styles.desk}>
      <div
        className={styles.paper}
        style={zoom === undefined ? fitted(stock) : { inlineSize: `${zoom * withRuler(stock.width, stock)}px` }}
        data-zoom={zoom === undefined ? 'fit' : undefined}
      >
        <Rulers {...{ stock, unit }}>
          <div
            ref={surface}
            className={styles.label}
            style={{ aspectRatio: `${stock.width} / ${stock.height}` }}
            role="application"
            aria-label={`Label with ${elements.length} elements, ${selected.size} selected`}
            aria-describedby={helpID}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
            tabIndex={0}
            onKeyDown={handleKey}
            {...drag.handlers}
          >
            <LabelPicture layout={layout} label="" />
            <CanvasOverlay
              {...{ stock, elements, selected }}
              grid={view.grid ? grid : undefined}
              issues={layout.issues}
              guides={drag.guides}
            />
          </div>
        </Rulers>
      </div>
      <p id={helpID} className={styles.hidden}>
        {KEYS.map(([keys, what]) => `${keys}: ${what}.`).join(' ')}
      </p>
    </div>
  )
}
