import { FEATURES, type NeededLevel, requirementOf } from '@greenroom/permissions'
import { Button, Popover } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { type Lack, missingAtom } from '#session/missing.atoms.ts'
import styles from './banners.module.css'

const LEVELS: Readonly<Record<NeededLevel, string>> = { READ: 'Read', WRITE: 'Write', DELETE: 'Delete' }

/** What the previewed role lacks for what is hidden or refused on the current screen. */
export function PreviewMissing() {
  const byLack = Map.groupBy(useAtomValue(missingAtom), ({ lacks }) => lacks)
  if (byLack.size === 0) return null
  return (
    <Popover
      label="Hidden or refused here"
      placement="bottom end"
      trigger={<Button>{`Hidden or refused here (${byLack.size})`}</Button>}
    >
      <ul className={styles.missing}>
        {[...byLack].map(([lacks, all]) => {
          const labels = new Set(all.flatMap(({ label }) => label ?? []))
          return (
            <li key={lacks}>
              {words(lacks)}
              {labels.size > 0 && <p>{[...labels].join(', ')}</p>}
            </li>
          )
        })}
      </ul>
    </Popover>
  )
}

/** As the screen of roles writes it: "Products: Write". */
function words(lacks: Lack): string {
  if (lacks === 'ALL_PLACES') return 'All places'
  const { feature, level } = requirementOf(lacks)
  return `${FEATURES.find(({ key }) => key === feature)!.label}: ${LEVELS[level]}`
}
