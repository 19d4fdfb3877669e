import { explainDenied } from '@greenroom/permissions'
import { Card, EmptyState, Select } from '@greenroom/ui'
import { useSearchParams } from 'react-router-dom'
import { ScreenBoundary } from '#app/ScreenBoundary.tsx'
import { useAccess } from '#app/session.atoms.ts'
import type { Item } from '../product-row.ts'
import type { Scope } from './analytics.atoms.ts'
import styles from './analytics.module.css'
import { SalesReport } from './SalesReport.tsx'
import { StockCard } from './StockCard.tsx'

/** What was sold of an item and what is left of it. Range, comparison and scope live in the address. */
export function AnalyticsTab({ item }: { item: Item }) {
  const [params, setParams] = useSearchParams()
  const maySeeSales = useAccess('REPORTS_SALES').read
  const scope: Scope = item.productID && params.get('scope') === 'product' ? 'product' : 'item'

  function choose(next: string) {
    setParams(
      (before) => {
        before.set('scope', next)
        return before
      },
      { replace: true },
    )
  }

  return (
    <div className={styles.tab}>
      {item.productID && (
        <div className={styles.scope}>
          <Select
            label="Figures of"
            options={[
              { id: 'item', label: 'This item alone' },
              { id: 'product', label: `All variants of ${item.productName ?? item.productID}` },
            ]}
            value={scope}
            onChange={choose}
          />
        </div>
      )}
      {maySeeSales ? (
        <ScreenBoundary>
          <SalesReport itemID={item.itemID} scope={scope} />
        </ScreenBoundary>
      ) : (
        <Card title="Sales">
          <EmptyState title="You don't have permission">{explainDenied('REPORTS_SALES', 'READ')}</EmptyState>
        </Card>
      )}
      <ScreenBoundary>
        <StockCard itemID={item.itemID} scope={scope} />
      </ScreenBoundary>
    </div>
  )
}
