import { explainDenied } from '@greenroom/permissions'
import { Card, EmptyState } from '@greenroom/ui'
import { useDeferredValue } from 'react'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useAccess } from '#app/session.atoms.ts'
import { useLoadingAtom } from '#app/use-loading-atom.ts'
import type { Item } from '../product-row.ts'
import { itemStockAtom } from './analytics.atoms.ts'
import styles from './analytics.module.css'
import { SalesReport } from './SalesReport.tsx'
import { ScopeChoice } from '../ScopeChoice.tsx'
import { useAddressWord } from '../use-address-word.ts'
import { scopeOf } from '../item-scope.ts'
import { StockCard } from './StockCard.tsx'

/** What was sold of an item and what is left of it. Range, comparison and scope live in the address. */
export function AnalyticsTab({ item }: { item: Item }) {
  const [asked] = useAddressWord('scope')
  const maySeeSales = useAccess('REPORTS_SALES').read
  const { itemID } = item
  const scope = scopeOf(item, asked)
  const stockAtom = useLoadingAtom(itemStockAtom, [itemID, scope])
  const shownStock = useDeferredValue(stockAtom)
  const choice = <ScopeChoice item={item} label="Figures of" />
  return (
    <div className={styles.tab}>
      {maySeeSales ? (
        <ScreenBoundary>
          <SalesReport {...{ itemID, scope }}>{choice}</SalesReport>
        </ScreenBoundary>
      ) : (
        <>
          <div className={styles.scope}>{choice}</div>
          <Card title="Sales">
            <EmptyState title="You don't have permission">{explainDenied('REPORTS_SALES', 'READ')}</EmptyState>
          </Card>
        </>
      )}
      <ScreenBoundary>
        <StockCard stockAtom={shownStock} />
      </ScreenBoundary>
    </div>
  )
}
