import { Button, DescriptionList, EmptyState, SidePanel, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import type { Formats } from '#data/formats.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { itemRecord } from '../form/item.atoms.ts'
import { peekEntries } from './peek-entries.ts'
import type { ProductLists } from './product-lists.ts'
import type { Item } from './product-row.ts'
import styles from '../products.module.css'
import { ProductState } from '../form/ProductState.tsx'
import { ProductThumbnail } from './ProductThumbnail.tsx'

type ProductPeekProps = {
  itemID: string
  /** The item as the list has it, shown until the whole item is loaded. */
  known: Item | undefined
  lists: ProductLists
  formats: Formats
  onOpen: () => void
  onClose: () => void
}

/** A preview of one item beside the list. */
export function ProductPeek({ itemID, known, lists, formats, onOpen, onClose }: ProductPeekProps) {
  const facts = { itemID, lists, formats }
  return (
    <SidePanel
      title={known?.name ?? itemID}
      onClose={onClose}
      actions={
        <Button size="small" onPress={onOpen}>
          Open
        </Button>
      }
    >
      <ScreenBoundary key={itemID} fallback={known ? <Facts item={known} {...facts} /> : <Skeleton rows={8} />}>
        <LoadedFacts {...facts} />
      </ScreenBoundary>
    </SidePanel>
  )
}

type FactsProps = { itemID: string; item: Item | undefined; lists: ProductLists; formats: Formats }

function LoadedFacts(facts: Omit<FactsProps, 'item'>) {
  return <Facts item={useAtomValue(itemRecord(facts.itemID))} {...facts} />
}

function Facts({ itemID, item, lists, formats }: FactsProps) {
  if (!item) return <EmptyState title={`No item with ID ${itemID}`} />
  return (
    <>
      <ProductThumbnail item={item} />
      <p className={styles.peeked}>
        {item.itemID} · <ProductState item={item} />
      </p>
      {peekEntries(item, lists, formats).map(({ title, entries }) => (
        <section key={title} className={styles.facts}>
          <h3>{title}</h3>
          <DescriptionList entries={entries} />
        </section>
      ))}
    </>
  )
}
