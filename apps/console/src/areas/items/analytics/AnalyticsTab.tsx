import { Card, EmptyState } from '@greenroom/ui'
import { useDeferredValue } from 'react'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { useMay } from '#session/may.ts'
import type { Item } from '../list/product-row.ts'
import { itemStock } from './analytics.atoms.ts'
import styles from './analytics.module.css'
import { SalesReport } from './SalesReport.tsx'
import { ScopeChoice } from '../list/ScopeChoice.tsx'
import { useAddressWord } from '../list/use-address-word.ts'
import { scopeOf } from '../list/item-scope.ts'
import { StockCard } from './StockCard.tsx'

/** The sales and stock of an item. The URL holds range, comparison and scope. */
export function AnalyticsTab({ item }: { item: Item }) {
  const [asked] = useAddressWord('scope')
  const { denied } = useMay('getItemSales')
  const { itemID } = item
  const scope = scopeOf(item, asked)
  const shownStock = useDeferredValue(itemStock(itemID, scope))
  const choice = <ScopeChoice item={item} label="Figures of" />
  return (
    <div className={styles.tab}>
      {denied === undefined ? (
        <ScreenBoundary>
          <SalesReport of={{ itemID, scope }}>{choice}</SalesReport>
        </ScreenBoundary>
      ) : (
        <>
          <div className={styles.scope}>{choice}</div>
          <Card title="Sales">
            <EmptyState title="You don't have permission">{denied}</EmptyState>
          </Card>
        </>
      )}
      <ScreenBoundary>
        <StockCard stockAtom={shownStock} />
      </ScreenBoundary>
    </div>
  )
}
