import type { components } from '@greenroom/openapi'
import type { Compared } from '#records/figure-change.ts'

export type HomeFigures = components['schemas']['HomeFigures']

type Figure = Compared & {
  label: string
  /** The page that shows what is counted, of these days. */
  hrefOf: (days: Pick<HomeFigures, 'from' | 'to'>) => string
}

const salesOf = ({ from, to }: Pick<HomeFigures, 'from' | 'to'>) => `/app/reports/sales?from=${from}&to=${to}`
const itemsOf = (field: string) => (days: Pick<HomeFigures, 'from' | 'to'>) =>
  `/app/catalog/products?${field}=${days.from}..${days.to}`

/** How each figure is shown. */
export const FIGURES: Readonly<Record<HomeFigures['figures'][number]['figure'], Figure>> = {
  netSales: { label: 'Net sales', kind: 'money', more: 'good', hrefOf: salesOf },
  unitsSold: { label: 'Units sold', kind: 'units', more: 'good', hrefOf: salesOf },
  grossMargin: { label: 'Gross margin', kind: 'money', more: 'good', hrefOf: salesOf },
  newItems: { label: 'New items', kind: 'units', hrefOf: itemsOf('createdAt') },
  itemChanges: { label: 'Item changes', kind: 'units', hrefOf: itemsOf('updatedAt') },
}
