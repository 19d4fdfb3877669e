import { ColumnChooser, columnId, Grid, type GridTree, Switch } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { whenIdle } from '#browser/when-idle.ts'
import { itemPath } from '#screens/item-path.ts'
import { useMay } from '#session/may.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { BulkButton } from '../bulk/BulkButton.tsx'
import { ExportButton } from '../export/ExportButton.tsx'
import type { ProductAddress } from '../form/use-product-address.ts'
import { ProductStatus } from '../ProductStatus.tsx'
import styles from '../products.module.css'
import { filterWords } from './filter-words.ts'
import type { Item, ProductRow } from './product-row.ts'
import { PriceChangeButton } from './PriceChangeButton.tsx'
import { PrintLabelsButton } from './PrintLabelsButton.tsx'
import { ProductEmpty } from './ProductEmpty.tsx'
import { ProductFilters } from './ProductFilters.tsx'
import { productSettingsAtom } from './products.atoms.ts'
import { filledColumns, productColumns } from './products.columns.ts'
import { type ProductQuery, readSort, sortText } from './products-url.ts'
import { ProductSearch } from './ProductSearch.tsx'
import { useProductView } from '../views/use-product-view.ts'
import { ViewTabs } from '../views/ViewTabs.tsx'

/** Loaded after the list, and before their first use. */
const loadPeek = () => import('./ProductPeek.tsx')
const ProductPeek = lazy(async () => ({ default: (await loadPeek()).ProductPeek }))
const loadViewsMenu = () => import('../views/ViewsMenu.tsx')
const ViewsMenu = lazy(async () => ({ default: (await loadViewsMenu()).ViewsMenu }))

type ProductTableProps = {
  address: ProductAddress
  /** What the rows were asked for with. */
  query: ProductQuery
  rows: readonly ProductRow[]
  loading: boolean
  error: string | undefined
  onEndReached: (() => void) | undefined
  initialTop?: number | undefined
  onScrolled?: (top: number) => void
  onRetry: () => void
  /** How many rows match, or a capped text; undefined while nobody knows. */
  count: number | string | undefined
  /** How many items match. */
  itemCount: number | string | undefined
  /** How many of how many, in words. */
  status: ReactNode
  itemIDs: ReadonlySet<string>
  /** The rows that show as selected, and what that is in words, where rows are not items. */
  selection?: ReadonlySet<string>
  selectedText?: string
  onSelect: (rowIDs: ReadonlySet<string>) => void
  tree?: GridTree<ProductRow>
  /** Opens a row that is no item's. */
  onOpen?: (row: ProductRow) => void
}

const rowId = ({ item, grouped }: ProductRow) => grouped?.id ?? item.itemID

/** The item among the rows, where it is; those of products hold only part of one. */
function itemIn(rows: readonly ProductRow[], itemID: string): Item | undefined {
  return rows.find(({ item, grouped }) => item.itemID === itemID && !grouped?.product)?.item as Item | undefined
}

/** The list with what narrows it above and the peek beside. */
export function ProductTable({ address, rows, count, ...list }: ProductTableProps) {
  const { query, itemIDs, itemCount } = list
  const { params, text, hidden, isGrouped, mayReadCost, mayReadPrice, go, clear, goToView } = address
  const navigate = useNavigate()
  const { lists, formats } = useAtomValue(productSettingsAtom)
  const view = useProductView(params.get('view') ?? '', text)
  const columns = useMemo(
    () => productColumns({ mayReadCost, mayReadPrice, money: formats.money, when: formats.since, isGrouped }),
    [mayReadCost, mayReadPrice, formats, isGrouped],
  )
  const shown = useMemo(() => (isGrouped ? filledColumns(columns, rows) : columns), [isGrouped, columns, rows])
  const columnIDs = useMemo(() => columns.map(columnId).filter((id) => id !== 'variants'), [columns])
  const filters = filterWords(new URLSearchParams(text), lists, formats)
  const { may: mayBulk } = useMay('updateItems')
  const { may: mayExport } = useMay('exportItems')
  const { may: mayPrice } = useMay('createPriceChange')
  const { may: mayPrint } = useMay('createLabelJob')
  const peek = params.get('peek')
  const [choosesColumns, setChoosesColumns] = useState(false)
  useEffect(() => whenIdle(() => void Promise.all([loadPeek(), loadViewsMenu()])), [])
  useVerbs([{ label: 'Choose columns', also: 'show hide', perform: () => setChoosesColumns(true) }])

  function open(row: ProductRow) {
    if (row.item.itemID) void navigate(itemPath(row.item.itemID))
    else list.onOpen?.(row)
  }

  function look(row: ProductRow) {
    if (row.grouped?.product) return
    if (row.item.itemID) go({ peek: row.item.itemID }, { replace: peek !== null })
    else list.onOpen?.(row)
  }

  const counts = (
    <>
      <span className={styles.grouping}>
        <Switch checked={isGrouped} onChange={(grouped) => go({ group: grouped ? 'product' : null })}>
          Group by product
        </Switch>
      </span>
      {list.status}
    </>
  )

  return (
    <>
      <ViewTabs current={view} isPlain={text === ''} />
      <div className={styles.tools}>
        <div className={styles.narrow}>
          <ProductSearch search={params.get('search') ?? ''} onSearch={(search) => go({ search }, { replace: true })} />
          <ProductFilters {...{ query, lists, hidden }} onFilter={(key, text) => go({ [key]: text })} />
        </div>
        <ProductStatus filters={filters} counts={counts} onRemove={(key) => go({ [key]: null })} onClear={clear}>
          <BulkButton query={query} selection={itemIDs} isNarrowed={filters.length > 0} />
          {mayPrice && (
            <PriceChangeButton
              query={query}
              selection={itemIDs}
              isNarrowed={filters.length > 0}
              nameOf={(itemID) => itemIn(rows, itemID)?.name ?? ''}
            />
          )}
          <PrintLabelsButton
            {...{ query, filters }}
            selection={itemIDs}
            count={itemCount}
            typeOf={(itemID) => itemIn(rows, itemID)?.type}
          />
          <ExportButton {...{ query, columnIDs }} selection={itemIDs} count={itemCount} layout={view.layout} />
          {(view.views.length > 0 || view.isChanged || text !== '') && (
            <Suspense>
              <ViewsMenu current={view} query={text} onPick={goToView} />
            </Suspense>
          )}
          <ColumnChooser
            columns={columns}
            layout={view.layout}
            onLayoutChange={view.setLayout}
            open={choosesColumns}
            onOpenChange={setChoosesColumns}
          />
        </ProductStatus>
      </div>
      <div className={styles.list}>
        <div className={styles.grid}>
          <Grid
            label="Products"
            {...{ rows, rowId }}
            columns={shown}
            loading={list.loading}
            onEndReached={list.onEndReached}
            initialTop={list.initialTop}
            onScrolled={list.onScrolled}
            onRetry={list.onRetry}
            total={count}
            error={list.error && `Products couldn't be loaded. ${list.error}`}
            empty={<ProductEmpty filters={filters} onClear={clear} />}
            sort={readSort(query)}
            onSortChange={(sort) => go({ sort: sort && sortText(sort) })}
            layout={view.layout}
            onLayoutChange={view.setLayout}
            {...((mayBulk || mayExport || mayPrice || mayPrint) && {
              selection: list.selection ?? itemIDs,
              selectedText: list.selectedText,
              checkboxes: true,
              onSelectionChange: list.onSelect,
            })}
            tree={list.tree}
            onOpen={open}
            onPeek={look}
          />
        </div>
        {peek && (
          <Suspense>
            <ProductPeek
              itemID={peek}
              known={itemIn(rows, peek)}
              {...{ lists, formats }}
              onOpen={() => navigate(itemPath(peek))}
              onClose={() => go({ peek: null }, { replace: true })}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
