import { explain } from '@greenroom/api-client'
import { ColumnChooser, columnId, Grid } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAccess } from '#app/session.atoms.ts'
import { BulkButton } from './bulk/BulkButton.tsx'
import { ExportButton } from './export/ExportButton.tsx'
import { filterWords } from './filter-words.ts'
import { itemPath } from '#app/item-path.ts'
import { productRows, type ProductRow } from './product-row.ts'
import { ProductEmpty } from './ProductEmpty.tsx'
import { ProductFilters } from './ProductFilters.tsx'
import { ProductPeek } from './ProductPeek.tsx'
import { ProductSearch } from './ProductSearch.tsx'
import { ProductStatus } from './ProductStatus.tsx'
import { loadMoreProductsAtom, productsAtom, productSettingsAtom } from './products.atoms.ts'
import { productColumns } from './products.columns.ts'
import styles from './products.module.css'
import { readSort, sortText } from './products-url.ts'
import type { ProductAddress } from './use-product-address.ts'
import { useProductView } from './use-product-view.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

type ProductListProps = { address: ProductAddress; onReload: () => void }

const NOTHING: ReadonlySet<string> = new Set()

const rowId = ({ item }: ProductRow) => item.itemID

/** The list with what narrows it above and the peek beside. */
export function ProductList({ address, onReload }: ProductListProps) {
  const { params, query, text, mayReadCost, mayReadPrice, go, clear, goToView } = address
  const navigate = useNavigate()
  const { lists, formats } = useAtomValue(productSettingsAtom)
  const { items, total, cursor, loading, failure } = useAtomValue(productsAtom)
  const loadMore = useSetAtom(loadMoreProductsAtom)
  const view = useProductView(params.get('view') ?? '', text)
  const rows = useMemo(() => productRows(items, lists), [items, lists])
  const columns = useMemo(
    () => productColumns({ mayReadCost, mayReadPrice, money: formats.money, when: formats.dateTime }),
    [mayReadCost, mayReadPrice, formats],
  )
  const columnIDs = useMemo(() => columns.map(columnId), [columns])
  const filters = filterWords(params, lists)
  const mayEdit = useAccess('UTILITIES_BULK_EDIT').write
  const mayWrite = useAccess('CATALOG_PRODUCT').write
  const mayBulk = mayEdit && mayWrite
  const mayExport = useAccess('UTILITIES_EXPORT').read
  // A selection is of one list: with another query it is gone.
  const [selected, setSelected] = useState({ of: text, ids: NOTHING })
  const selection = selected.of === text ? selected.ids : NOTHING
  const peek = params.get('peek')
  const count = total && (total.capped ? `${formats.number(total.count)}+` : total.count)

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.narrow}>
          <ProductSearch search={params.get('search') ?? ''} onSearch={(search) => go({ search }, { replace: true })} />
          <ProductFilters params={params} lists={lists} onFilter={(key, values) => go({ [key]: values.join(',') })} />
        </div>
        <ProductStatus
          {...{ count, filters }}
          shown={items.length}
          onRemove={(key) => go({ [key]: null })}
          onClear={clear}
        >
          {mayBulk && <BulkButton {...{ query, selection }} isNarrowed={filters.length > 0} />}
          {mayExport && <ExportButton {...{ query, selection, columnIDs, count }} layout={view.layout} />}
          <ViewsMenu current={view} query={text} onPick={goToView} />
          <ColumnChooser columns={columns} layout={view.layout} onLayoutChange={view.setLayout} />
        </ProductStatus>
      </div>
      <div className={styles.list}>
        <div className={styles.grid}>
          <Grid
            label="Products"
            {...{ columns, rows, rowId, loading }}
            total={count}
            onEndReached={cursor ? () => loadMore(query) : undefined}
            error={failure === undefined ? undefined : `Products couldn't be loaded. ${explain(failure).message}`}
            onRetry={cursor ? () => loadMore(query) : onReload}
            empty={<ProductEmpty filters={filters} onClear={clear} />}
            sort={readSort(query)}
            onSortChange={(sort) => go({ sort: sort && sortText(sort) })}
            layout={view.layout}
            onLayoutChange={view.setLayout}
            {...((mayBulk || mayExport) && {
              selection,
              checkboxes: true,
              onSelectionChange: (ids: ReadonlySet<string>) => setSelected({ of: text, ids }),
            })}
            onOpen={({ item }) => navigate(itemPath(item.itemID))}
            onPeek={({ item }) => go({ peek: item.itemID }, { replace: peek !== null })}
          />
        </div>
        {peek && (
          <ProductPeek
            itemID={peek}
            known={items.find(({ itemID }) => itemID === peek)}
            {...{ lists, formats }}
            onOpen={() => navigate(itemPath(peek))}
            onClose={() => go({ peek: null }, { replace: true })}
          />
        )}
      </div>
    </>
  )
}
