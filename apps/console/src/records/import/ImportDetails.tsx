import { Button, gridColumns, type Option, Tabs } from '@greenroom/ui'
import { correctTable, unescapeFormula } from '@greenroom/imports'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Guarded } from '#session/may.ts'
import { correctionColumns, rejectionColumns } from './corrections/cell.columns.ts'
import { CorrectedCells } from './corrections/CorrectedCells.tsx'
import styles from './corrections/corrections.module.css'
import { RejectedCells } from './corrections/RejectedCells.tsx'
import { csvOf, saveRowsOf } from './csv-file.ts'
import { ChangedCells } from './ChangedCells.tsx'
import type { ChangedCell, CorrectedFile, Correction, Problem } from './import-kind.ts'

type ImportDetailsProps = {
  fileName: string
  content: CorrectedFile
  problems: readonly Problem[]
  corrections: readonly Correction[]
  changes: readonly ChangedCell[]
  operation: Guarded
  /** What a field may say; undefined for any text. */
  optionsOf: ((field: string) => readonly Option[] | undefined) | undefined
  /** Answers what speaks against it. */
  onChange: (cell: Problem | Correction, to: string | null, alike: boolean) => Promise<string | undefined>
}

const problem = gridColumns<Problem>()
const correction = gridColumns<Correction>()

const problemColumns = rejectionColumns<Problem>(
  problem.columns([problem.accessor('recordID', { header: 'ID', size: 116, meta: { phone: 'detail' } })]),
)
const corrected = correctionColumns<Correction>(
  correction.columns([correction.accessor('recordID', { header: 'ID', size: 140, meta: { phone: 'title' } })]),
)

/** What is wrong with a file, to be corrected cell by cell, what was corrected, and which stored values it changes. */
export function ImportDetails(props: ImportDetailsProps) {
  const { fileName, content, problems, corrections, changes, operation, optionsOf, onChange } = props
  const [chosen, choose] = useState('problems')

  function download() {
    const rows = correctTable(content.cells, content.corrections)
    saveRowsOf(fileName, 'corrected', csvOf(rows.map((row) => row.map(unescapeFormula))))
  }

  async function undo(cell: Problem | Correction, alike = false) {
    await onChange(cell, null, alike)
  }

  const rejected = {
    id: 'problems',
    label: 'Problems',
    count: problems.length,
    tone: problems.length > 0 ? ('danger' as const) : undefined,
    content: (
      <RejectedCells
        pages={{ rows: problems }}
        columns={problemColumns}
        mayCorrect
        optionsOf={({ field }) => optionsOf?.(field)}
        onCorrect={onChange}
        onUndo={(cell) => undo(cell)}
      />
    ),
  }
  const done = {
    id: 'corrected',
    label: 'Corrected',
    count: corrections.length,
    content: <CorrectedCells pages={{ rows: corrections }} columns={corrected} {...{ operation }} onUndo={undo} />,
  }
  const changed = {
    id: 'changes',
    label: 'Changes',
    count: changes.length,
    content: <ChangedCells changes={changes} />,
  }
  const tabs = [rejected, done, changed].filter(({ count }) => count > 0)
  const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0]!
  return (
    <div className={styles.problems}>
      <Tabs label="What the file would do" tabs={tabs} value={shown.id} onChange={choose} />
      {corrections.length > 0 && (
        <div>
          <Button size="small" icon={<Download />} onPress={download}>
            Download the corrected file
          </Button>
        </div>
      )}
    </div>
  )
}
