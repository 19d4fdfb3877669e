import { type LabelContext, type LabelItem, layOutLabel } from '@greenroom/labels'
import { type KeyboardEvent, useId, useMemo, useRef } from 'react'
import { templateOf } from '../label.mapping.ts'
import { LabelPicture } from '../LabelPicture.tsx'
import { CanvasOverlay } from './CanvasOverlay.tsx'
import styles from './designer.module.css'
import { handleDesignKey, handleViewKey, KEYS } from './keys.ts'
import { Rulers } from './Rulers.tsx'
import type { CanvasView } from './Toolbar.tsx'
import { useDrag } from './use-drag.ts'
import type { DesignModel } from './use-design.ts'

type CanvasProps = {
  design: DesignModel
  item: LabelItem
  context: LabelContext
  /** CSS pixels per dot; as wide as the screen allows without. */
  zoom: number | undefined
  grid: boolean
  snaps: boolean
  onView: (next: Partial<CanvasView>) => void
  readOnly: boolean
}

/** The label as it prints, with the elements to be moved over it. */
export function Canvas({ design, item, context, zoom, grid, snaps, onView, readOnly }: CanvasProps) {
  const { stock, selected } = design
  const helpID = useId()
  const surface = useRef<HTMLDivElement>(null)
  const drag = useDrag(design, surface, { snaps, readOnly })
  const elements = drag.elements ?? design.elements
  const layout = useMemo(
    () => layOutLabel(templateOf({ name: '', stock, elements }), item, context),
    [stock, elements, item, context],
  )

  function handleKey(event: KeyboardEvent) {
    const view = { grid, snaps, onView }
    const handle = readOnly ? handleViewKey : handleDesignKey
    if (handle(event, design, view)) event.preventDefault()
  }

  return (
    <div className={styles.desk}>
      <div
        className={styles.paper}
        style={{ inlineSize: zoom === undefined ? undefined : `${zoom * (stock.width + 3 * stock.density)}px` }}
        data-zoom={zoom === undefined ? 'fit' : undefined}
      >
        <Rulers stock={stock}>
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
            <CanvasOverlay {...{ stock, elements, selected, grid }} issues={layout.issues} guides={drag.guides} />
          </div>
        </Rulers>
      </div>
      <p id={helpID} className={styles.hidden}>
        {KEYS.map(([keys, what]) => `${keys}: ${what}.`).join(' ')}
      </p>
    </div>
  )
}
