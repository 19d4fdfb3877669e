import { type Place, PLACES, type PreviewPart } from '@greenroom/cto'
import styles from './cto.module.css'

const SHIRT = 'M62 14 84 6Q100 18 116 6L138 14 176 44 156 72 142 62V194H58V62L44 72 24 44Z'

/** The position of a place on one of the two drawings, its text height and its maximum width. */
const SPOTS: Record<Place, { side: 'front' | 'back'; x: number; y: number; size: number; width: number }> = {
  BACK_TOP: { side: 'back', x: 100, y: 62, size: 15, width: 78 },
  BACK_CENTRE: { side: 'back', x: 100, y: 132, size: 62, width: 78 },
  BACK_BOTTOM: { side: 'back', x: 100, y: 178, size: 13, width: 78 },
  CHEST_LEFT: { side: 'front', x: 122, y: 66, size: 8, width: 38 },
  CHEST_RIGHT: { side: 'front', x: 78, y: 66, size: 8, width: 38 },
  FRONT_CENTRE: { side: 'front', x: 100, y: 118, size: 34, width: 78 },
  SLEEVE_LEFT: { side: 'front', x: 156, y: 50, size: 7, width: 26 },
  SLEEVE_RIGHT: { side: 'front', x: 44, y: 50, size: 7, width: 26 },
}

type ItemPreviewProps = { preview: readonly PreviewPart[]; words: string }

/** The item's front and back with the chosen texts in their places, and the same in words. */
export function ItemPreview({ preview, words }: ItemPreviewProps) {
  return (
    <figure className={styles.preview}>
      <div className={styles.sides} role="img" aria-label={words}>
        {(['front', 'back'] as const).map((side) => (
          <svg key={side} viewBox="0 0 200 212" aria-hidden>
            <path d={SHIRT} className={styles.shirt} />
            {preview.map(({ groupID, place, text }) => {
              const spot = SPOTS[place]
              if (spot.side !== side) return null
              const isWide = text.length * spot.size * 0.62 > spot.width
              return (
                <text
                  key={groupID}
                  x={spot.x}
                  y={spot.y}
                  fontSize={spot.size}
                  textLength={isWide ? spot.width : undefined}
                  lengthAdjust="spacingAndGlyphs"
                  className={styles.print}
                >
                  {text}
                </text>
              )
            })}
            <text x="100" y="208" className={styles.side}>
              {side === 'front' ? 'Front' : 'Back'}
            </text>
          </svg>
        ))}
      </div>
      <figcaption>
        {preview.length === 0 ? (
          'No text or picks yet.'
        ) : (
          <dl className={styles.parts}>
            {preview.map(({ groupID, place, text }) => (
              <div key={groupID}>
                <dt>{PLACES[place]}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </figcaption>
    </figure>
  )
}
