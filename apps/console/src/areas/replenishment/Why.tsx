import { Card, TextLink } from '@greenroom/ui'
import type { Formats } from '#data/formats.ts'
import { itemPath } from '#screens/item-path.ts'
import type { SuggestedItem } from './replenishment.atoms.ts'
import styles from './replenishment.module.css'

/** How the suggestion of an item came about. */
export function Why({ item, formats: { number } }: { item: SuggestedItem; formats: Formats }) {
  return (
    <Card title="Why this quantity">
      <div className={styles.why} aria-live="polite">
        <p>
          <TextLink href={itemPath(item.itemID)}>{item.itemName}</TextLink>
          {`: ${number(item.quantity)} suggested`}
        </p>
        <ol>
          {item.steps.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
