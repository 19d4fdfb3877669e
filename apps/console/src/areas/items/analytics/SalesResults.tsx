import { Card, DescriptionList, EmptyState, Section } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { formatsAtom } from '#data/formats.ts'
import { companyAtom } from '#data/company.atoms.ts'
import { changeOf } from '#records/figure-change.ts'
import { FigureTiles } from '#records/FigureTiles.tsx'
import { useAddressWord } from '../list/use-address-word.ts'
import type { salesReport } from './analytics.atoms.ts'
import { figuresIn, figureText } from './figures.ts'
import { SalesChart } from './SalesChart.tsx'
import { SalesTables } from './SalesTables.tsx'

type SalesResultsProps = {
  salesAtom: ReturnType<typeof salesReport>
  /** The title of the table of items. */
  itemsTitle: string
  fileName: string
}

/** The figures of a report: totals, a chart, and tables of the same numbers. */
export function SalesResults({ salesAtom, itemsTitle, fileName }: SalesResultsProps) {
  const { sales, before } = useAtomValue(salesAtom)
  const formats = useAtomValue(formatsAtom)
  const { currency } = useAtomValue(companyAtom)
  const figures = figuresIn(sales.totals)
  const [chosen, choose] = useAddressWord('chart')
  const figure = figures.find(({ key }) => key === (chosen || 'netSales')) ?? figures[0]!
  const isEmpty = sales.items.length === 0 && !before?.items.length
  return (
    <>
      <FigureTiles
        tiles={figures.map((each) => {
          const [now, then] = [sales.totals[each.key], before?.totals[each.key]]
          return {
            id: each.key,
            label: each.label,
            value: figureText(each, now, formats),
            change: before && changeOf(each, now, then),
            before: figureText(each, then, formats),
          }
        })}
      />
      {isEmpty ? (
        <Card>
          <EmptyState title="No sales in this range">Choose another range.</EmptyState>
        </Card>
      ) : (
        <>
          <SalesChart {...{ sales, before, figures, figure, formats, currency }} onChoose={choose} />
          <SalesTables {...{ sales, before, figures, figure, formats, itemsTitle, fileName }} />
        </>
      )}
      <Section title="How the figures are defined" defaultOpen={false}>
        <DescriptionList entries={figures.map(({ label, definition }) => ({ term: label, value: definition }))} />
      </Section>
    </>
  )
}
