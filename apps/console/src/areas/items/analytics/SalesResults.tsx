import { Card, DescriptionList, EmptyState, Section } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#data/formats.ts'
import { companyAtom } from '#data/company.atoms.ts'
import { useAddressWord } from '../list/use-address-word.ts'
import type { itemSales } from './analytics.atoms.ts'
import { FigureTiles } from './FigureTiles.tsx'
import { figuresIn } from './figures.ts'
import { SalesChart } from './SalesChart.tsx'
import { SalesTables } from './SalesTables.tsx'

type SalesResultsProps = { salesAtom: ReturnType<typeof itemSales>; fileName: string }

/** The figures of a report: totals, a chart, and tables of the same numbers. */
export function SalesResults({ salesAtom, fileName }: SalesResultsProps) {
  const { sales, before } = useAtomValue(salesAtom)
  const formats = useAtomValue(formatsAtom)
  const { currency } = useAtomValue(companyAtom)
  const figures = figuresIn(sales.totals)
  const [chosen, choose] = useAddressWord('chart')
  const figure = figures.find(({ key }) => key === (chosen || 'netSales')) ?? figures[0]!
  const isEmpty = sales.items.length === 0 && !before?.items.length
  return (
    <>
      <FigureTiles figures={figures} totals={sales.totals} before={before?.totals} formats={formats} />
      {isEmpty ? (
        <Card>
          <EmptyState title="No sales in this range">Choose another range.</EmptyState>
        </Card>
      ) : (
        <>
          <SalesChart {...{ sales, before, figures, figure, formats, currency }} onChoose={choose} />
          <SalesTables {...{ sales, before, figures, figure, formats, fileName }} />
        </>
      )}
      <Section title="How the figures are defined" defaultOpen={false}>
        <DescriptionList entries={figures.map(({ label, definition }) => ({ term: label, value: definition }))} />
      </Section>
    </>
  )
}
