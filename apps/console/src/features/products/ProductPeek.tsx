import { Button, DescriptionList, EmptyState, SidePanel, Skeleton } from '@greenroom/ui'
import { type Atom, useAtomValue } from 'jotai'
import type { Formats } from '#app/formats.ts'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useLoadingAtom } from '#app/use-loading-atom.ts'
import { itemAtom } from './item.atoms.ts'
import { peekEntries } from './peek-entries.ts'
import type { ProductLists } from './product-lists.ts'
import type { Item } from './product-row.ts'
import styles from './products.module.css'
import { ProductState } from './ProductState.tsx'
import { ProductThumbnail } from './ProductThumbnail.tsx'

type ProductPeekProps = {
  itemID: string
  /** The item as the list has it, shown until the whole of it is here. */
  known: Item | undefined
  lists: ProductLists
  formats: Formats
  onOpen: () => void
  onClose: () => void
}

/** A look at one item beside the list. */
export function ProductPeek({ itemID, known, lists, formats, onOpen, onClose }: ProductPeekProps) {
  const loading = useLoadingAtom(itemAtom, [itemID])
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
        <LoadedFacts loading={loading} {...facts} />
      </ScreenBoundary>
    </SidePanel>
  )
}

type FactsProps = { itemID: string; item: Item | undefined; lists: ProductLists; formats: Formats }

function LoadedFacts({ loading, ...facts }: Omit<FactsProps, 'item'> & { loading: Atom<Promise<Item | undefined>> }) {
  return <Facts item={useAtomValue(loading)} {...facts} />
}

function Facts({ itemID, item, lists, formats }: FactsProps) {
  if (!item) return <EmptyState title={`No item with ID ${itemID}`} />
  return (
    <>
      <ProductThumbnail item={item} />
      <p className={styles.peeked}>
        {item.itemID} <ProductState item={item} />
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
