import { Button, Tabs } from '@greenroom/ui'
import { Download } from 'lucide-react'
import type { Formats } from '#data/formats.ts'
import { saveFile } from '#browser/save-file.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { useAddressWord } from '../list/use-address-word.ts'
import type { Sales } from './analytics.atoms.ts'
import styles from './analytics.module.css'
import type { Figure } from './figures.ts'
import { csvOfTable, salesTables } from './sales-tables.ts'
import { SalesTable } from './SalesTable.tsx'

type SalesTablesProps = {
  sales: Sales
  before: Sales | undefined
  figures: readonly Figure[]
  /** The figure in the chart, which is shown with its comparison. */
  figure: Figure
  formats: Formats
  itemsTitle: string
  fileName: string
}

/** The report by period, by location and by variant. */
export function SalesTables({ sales, before, figures, figure, formats, itemsTitle, fileName }: SalesTablesProps) {
  const [chosen, choose] = useAddressWord('table')
  const tables = salesTables(sales, before, formats.day, itemsTitle)
  const shown = tables.find(({ id }) => id === chosen) ?? tables[0]!

  function exportCsv() {
    saveFile(new Blob([csvOfTable(shown, sales.totals, figures)], { type: 'text/csv;charset=utf-8' }), fileName)
  }

  useVerbs([{ label: 'Export CSV', also: 'sales report download', perform: exportCsv }])

  return (
    <div className={styles.tables}>
      <Tabs
        label="Tables"
        value={shown.id}
        onChange={choose}
        tabs={tables.map((table) => ({
          id: table.id,
          label: table.label,
          content: <SalesTable {...{ table, figures, figure, formats }} totals={sales.totals} />,
        }))}
      />
      <div className={styles.export}>
        <Button icon={<Download />} onPress={exportCsv}>
          Export CSV
        </Button>
      </div>
    </div>
  )
}
