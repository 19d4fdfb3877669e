import { Button, Popover } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { missingAtom } from '#session/missing.atoms.ts'
import styles from './banners.module.css'

/** "updateItem" as "update item". */
const words = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** What is hidden or refused on the current screen, by what the previewed role lacks for it. */
export function PreviewMissing() {
  const byReason = Map.groupBy(useAtomValue(missingAtom), ({ denied }) => denied)
  if (byReason.size === 0) return null
  return (
    <Popover
      label="Hidden or refused here"
      placement="bottom end"
      trigger={<Button>{`Hidden or refused here (${byReason.size})`}</Button>}
    >
      <dl className={styles.missing}>
        {[...byReason].map(([denied, all]) => {
          const names = new Set(all.flatMap(({ label, name }) => label ?? (name ? words(name) : [])))
          return (
            <div key={denied}>
              <dt>{[...names].join(', ') || 'Other controls'}</dt>
              <dd>{denied}</dd>
            </div>
          )
        })}
      </dl>
    </Popover>
  )
}
