import { explain } from '@greenroom/api-client'
import { missingColumns } from '@greenroom/validation'
import { Banner, Button } from '@greenroom/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ColumnMap } from './ColumnMap.tsx'
import { type Draft, dropFileAtom } from './draft.atoms.ts'
import { FileSample } from './FileSample.tsx'
import { importPath } from './import.atoms.ts'
import { defaultFaults } from './import.mapping.ts'
import { ImportFrame } from './ImportFrame.tsx'
import { PlanChoices } from './PlanChoices.tsx'
import { ReadingStatus } from './ReadingStatus.tsx'
import { startImportAtom } from './sending.atoms.ts'

const DELIMITERS: Record<string, string> = { ',': 'commas', '\t': 'tabs', ';': 'semicolons', '|': 'bars' }

/** Which column is what, and what to do about rows that need it. The counts follow every change. */
export function ColumnsStep({ draft }: { draft: Draft }) {
  const { file, opened, plan, reading } = draft
  const drop = useSetAtom(dropFileAtom)
  const start = useSetAtom(startImportAtom)
  const navigate = useNavigate()
  const [starting, setStarting] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const missing = missingColumns(plan.mapping)
  const faults = defaultFaults(draft)

  async function check() {
    if (reading.at !== 'read') return
    setStarting(true)
    try {
      void navigate(importPath(await start(draft, reading.summary)))
    } catch (refused) {
      setFailure(refused)
      setStarting(false)
    }
  }

  return (
    <ImportFrame
      step={1}
      context={`${file.name}: ${opened.columns.length} columns, separated by ${DELIMITERS[opened.delimiter] ?? opened.delimiter}`}
      actions={
        <>
          <Button onPress={drop}>Choose another file</Button>
          <Button
            variant="primary"
            onPress={() => void check()}
            pending={starting}
            disabled={reading.at !== 'read' || reading.summary.entries === 0 || Object.keys(faults).length > 0}
          >
            Check
          </Button>
        </>
      }
    >
      {failure !== undefined && (
        <Banner tone="danger" title="The check could not be started">
          {explain(failure).message} The file is still open here.
        </Banner>
      )}
      {missing.includes('itemID') && (
        <Banner tone="warning" title="Which column holds the item ID?">
          Choose it below. Without it the rows cannot be told apart.
        </Banner>
      )}
      {!missing.includes('itemID') && missing.includes('name') && (
        <Banner tone="info" title="No column for the name">
          Items that are in the catalog already are updated; new ones need a name and will be rejected.
        </Banner>
      )}
      <ReadingStatus draft={draft} />
      <PlanChoices draft={draft} />
      <ColumnMap draft={draft} faults={faults} />
      <FileSample opened={opened} />
    </ImportFrame>
  )
}
