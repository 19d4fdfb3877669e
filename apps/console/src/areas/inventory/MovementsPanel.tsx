import { BUCKETS, MOVEMENT_REASONS } from '@greenroom/inventory'
import { Button, EmptyState, ErrorState, SidePanel, Skeleton, TextLink } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { itemPath } from '#screens/item-path.ts'
import { withParam } from '#data/list-address.ts'
import { useResource } from '#data/use-resource.ts'
import { DocumentLink } from '#documents/DocumentLink.tsx'
import styles from './inventory.module.css'
import { type Movement, movementPages } from './summary.atoms.ts'
import type { Summary } from '#screens/summary-path.ts'

/** Every movement of an item behind the summary. Back closes it, because the address has it open. */
export function MovementsPanel({ itemID, summary }: { itemID: string; summary: Summary }) {
  const [, setParams] = useSearchParams()
  const list = movementPages(itemID, summary)
  const { value, error, reload } = useResource(list)
  const more = useSetAtom(list.moreAtom)
  return (
    <SidePanel
      title={`Movements of ${itemID}`}
      autoFocus
      actions={<TextLink href={itemPath(itemID)}>Open item</TextLink>}
      onClose={() => setParams((now) => withParam(now, 'item', undefined))}
    >
      {error && (
        <ErrorState title="The movements couldn't be loaded" onRetry={reload}>
          {error}
        </ErrorState>
      )}
      {!value && !error && <Skeleton rows={8} />}
      {value?.rows.length === 0 && <EmptyState title="No movements yet" />}
      <ul className={styles.movements}>
        {value?.rows.map((movement) => (
          <MovementEntry key={movement.movementID} movement={movement} />
        ))}
      </ul>
      {value?.cursor && <Button onPress={() => more()}>Show older movements</Button>}
    </SidePanel>
  )
}

function MovementEntry({ movement }: { movement: Movement }) {
  const { number, money, dateTime, day, date } = useAtomValue(formatsAtom)
  const { at, effectiveOn, quantity, bucket, unitCost, locationName, documentNumber, by } = movement
  const reasons: Readonly<Record<string, string>> = MOVEMENT_REASONS
  const isLate = day(effectiveOn) !== date(at)
  return (
    <li className={styles.movement}>
      <span>{reasons[movement.reason] ?? movement.reason}</span>
      <strong>{`${quantity > 0 ? '+' : ''}${number(quantity)} ${BUCKETS[bucket].toLowerCase()}`}</strong>
      <span>{locationName}</span>
      <span>{unitCost !== undefined && `${money(unitCost)} each`}</span>
      <span>
        <DocumentLink number={documentNumber} /> by {by}
      </span>
      <span>{isLate ? `${dateTime(at)}, for ${day(effectiveOn)}` : dateTime(at)}</span>
    </li>
  )
}
