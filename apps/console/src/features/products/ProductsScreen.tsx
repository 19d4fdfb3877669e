import { explain } from '@greenroom/api-client'
import { ColumnChooser, Grid, Screen } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useAccess } from '#app/session.atoms.ts'
import { filterWords } from './filter-words.ts'
import { itemPath, PRODUCTS } from './paths.ts'
import { productRows, type ProductRow } from './product-row.ts'
import { ProductActions } from './ProductActions.tsx'
import { ProductEmpty } from './ProductEmpty.tsx'
import { ProductFilters } from './ProductFilters.tsx'
import { ProductPeek } from './ProductPeek.tsx'
import { ProductSearch } from './ProductSearch.tsx'
import { ProductStatus } from './ProductStatus.tsx'
import { listPathAtom, loadMoreProductsAtom, productsAtom, productSettingsAtom } from './products.atoms.ts'
import { productColumns } from './products.columns.ts'
import styles from './products.module.css'
import { queryText, readQuery, readSort, sortText, withoutFilters, withParams } from './products-url.ts'
import { readView } from './saved-view.ts'
import { useProductLoad } from './use-product-load.ts'
import { useProductView } from './use-product-view.ts'
import type { SavedView } from './views.atoms.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

const rowId = ({ item }: ProductRow) => item.itemID

export function ProductsScreen() {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const { lists, formats } = useAtomValue(productSettingsAtom)
  const { items, total, cursor, loading, failure } = useAtomValue(productsAtom)
  const loadMore = useSetAtom(loadMoreProductsAtom)
  const setListPath = useSetAtom(listPathAtom)
  const mayReadCost = useAccess('CATALOG_PRODUCT_COST').read
  const mayReadPrice = useAccess('CATALOG_PRODUCT_PRICE').read

  const text = queryText(readQuery(params, hiddenSorts(mayReadCost, mayReadPrice)))
  const query = useMemo(() => readQuery(new URLSearchParams(text)), [text])
  const reload = useProductLoad(query)
  const view = useProductView(params.get('view') ?? '', text)
  const rows = useMemo(() => productRows(items, lists), [items, lists])
  const columns = useMemo(
    () => productColumns({ mayReadCost, mayReadPrice, money: formats.money, when: formats.dateTime }),
    [mayReadCost, mayReadPrice, formats],
  )
  const peek = params.get('peek')
  useEffect(() => setListPath(params.size ? `${PRODUCTS}?${params}` : PRODUCTS), [setListPath, params])
  const filters = filterWords(params, lists)

  const go = (changes: Record<string, string | null>, replace = false) =>
    setParams((now) => withParams(now, changes), { replace })
  const clear = () => setParams(withoutFilters)
  const pickView = (picked: SavedView | undefined) => {
    const next = new URLSearchParams(picked ? readView(picked.state).query : '')
    if (picked) next.set('view', picked.viewID)
    setParams(next)
  }

  return (
    <Screen title="Products" actions={<ProductActions query={query} />}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <ProductSearch search={params.get('search') ?? ''} onSearch={(search) => go({ search }, true)} />
        </div>
        <ProductFilters params={params} lists={lists} onFilter={(key, values) => go({ [key]: values.join(',') })} />
        <ProductStatus
          {...{ total, filters }}
          shown={items.length}
          onRemove={(key) => go({ [key]: null })}
          onClear={clear}
        >
          <ViewsMenu current={view} query={text} onPick={pickView} />
          <ColumnChooser columns={columns} layout={view.layout} onLayoutChange={view.setLayout} />
        </ProductStatus>
      </div>
      <div className={styles.list}>
        <div className={styles.grid}>
          <Grid
            label="Products"
            {...{ columns, rows, rowId, loading }}
            total={total && (total.capped ? `${formats.number(total.count)}+` : total.count)}
            onEndReached={cursor ? () => loadMore(query) : undefined}
            error={failure === undefined ? undefined : explain(failure).message}
            onRetry={() => (cursor && items.length > 0 ? loadMore(query) : reload())}
            empty={<ProductEmpty filters={filters} onClear={clear} />}
            sort={readSort(query)}
            onSortChange={(sort) => go({ sort: sort && sortText(sort) })}
            layout={view.layout}
            onLayoutChange={view.setLayout}
            onOpen={({ item }) => navigate(itemPath(item.itemID))}
            onPeek={({ item }) => go({ peek: item.itemID }, peek !== null)}
          />
        </div>
        {peek && (
          <ProductPeek
            itemID={peek}
            known={items.find(({ itemID }) => itemID === peek)}
            {...{ lists, formats }}
            onOpen={() => navigate(itemPath(peek))}
            onClose={() => go({ peek: null }, true)}
          />
        )}
      </div>
    </Screen>
  )
}

function hiddenSorts(mayReadCost: boolean, mayReadPrice: boolean): ReadonlySet<string> {
  return new Set([...(mayReadCost ? [] : ['costPrice']), ...(mayReadPrice ? [] : ['sellingPrice'])])
}
