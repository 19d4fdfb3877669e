import type { Formats } from '#data/formats.ts'
import styles from './analytics.module.css'
import { changeOf, type Figure, figureText, type SalesFigures } from './figures.ts'

type FigureTilesProps = {
  figures: readonly Figure[]
  totals: SalesFigures
  before: SalesFigures | undefined
  formats: Formats
}

/** Each figure with its change. The sign shows the direction; color only repeats whether the change is good. */
export function FigureTiles({ figures, totals, before, formats }: FigureTilesProps) {
  return (
    <dl className={styles.tiles}>
      {figures.map((figure) => {
        const { key, label } = figure
        const change = before && changeOf(figure, totals[key], before[key])
        return (
          <div key={key} className={styles.tile}>
            <dt>{label}</dt>
            <dd className={styles.value}>{figureText(figure, totals[key], formats)}</dd>
            {change && (
              <dd className={styles.change}>
                <span data-tone={change.tone}>{change.text}</span>
                <span>from {figureText(figure, before[key], formats)}</span>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
