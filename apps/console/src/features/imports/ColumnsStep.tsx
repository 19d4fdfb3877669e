import { explain } from '@greenroom/api-client'
import { missingColumns } from '@greenroom/validation'
import { Banner, Button } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ColumnMap } from './ColumnMap.tsx'
import { type Draft, dropFileAtom, readingAtom } from './draft.atoms.ts'
import { FileSample } from './FileSample.tsx'
import { FORM_NAMES } from './form-plan.ts'
import { FormCard } from './FormCard.tsx'
import { importPath } from './import.atoms.ts'
import { defaultFaults } from './import.mapping.ts'
import { ImportFrame } from './ImportFrame.tsx'
import { MissingEntries } from './MissingEntries.tsx'
import { PlanChoices } from './PlanChoices.tsx'
import { ReadingStatus } from './ReadingStatus.tsx'
import { startImportAtom } from './sending.atoms.ts'
import { ShopColumns } from './ShopColumns.tsx'

const DELIMITERS: Record<string, string> = { ',': 'commas', '\t': 'tabs', ';': 'semicolons', '|': 'bars' }

const CELLS_SHOWN = 5

/** Nobody calls a column by a number. */
function looksLikeItem(columns: readonly string[]): boolean {
  return columns.some((name) => /^[\d.,]+$/.test(name))
}

/** Which column is what, and what to do about rows that need it. The counts follow every change. */
export function ColumnsStep({ draft }: { draft: Draft }) {
  const { file, opened, plan } = draft
  const drop = useSetAtom(dropFileAtom)
  const [failure, setFailure] = useState<unknown>()
  const isShop = plan.form === 'shopify' || plan.form === 'square'
  const missing = isShop ? [] : missingColumns(plan.mapping)
  const faults = defaultFaults(draft)

  return (
    <ImportFrame
      step={1}
      context={`${file.name}: ${FORM_NAMES[plan.form]}, ${opened.columns.length} columns, separated by ${DELIMITERS[opened.delimiter] ?? opened.delimiter}`}
      actions={
        <>
          <Button onPress={drop}>Choose another file</Button>
          <CheckButton draft={draft} disabled={Object.keys(faults).length > 0} onFailure={setFailure} />
        </>
      }
    >
      {failure !== undefined && (
        <Banner tone="danger" title="The check could not be started">
          {explain(failure).message} The file is still open here.
        </Banner>
      )}
      {looksLikeItem(opened.columns) && (
        <Banner tone="warning" title="Does the file have a header row?">
          Its first row is taken for one: {opened.columns.slice(0, CELLS_SHOWN).join(', ')}. If that is an item, put a
          row with the names of the columns above it and choose the file again.
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
      <FormCard draft={draft} />
      <ReadingStatus file={file} />
      <MissingEntries draft={draft} />
      {isShop && <ShopColumns draft={draft} />}
      <PlanChoices draft={draft} />
      {!isShop && <ColumnMap key={plan.form} draft={draft} faults={faults} />}
      <FileSample opened={opened} />
    </ImportFrame>
  )
}

type CheckButtonProps = { draft: Draft; disabled: boolean; onFailure: (failure: unknown) => void }

/** Can be pressed once the whole file is read and there is something in it. */
function CheckButton({ draft, disabled, onFailure }: CheckButtonProps) {
  const reading = useAtomValue(readingAtom)
  const start = useSetAtom(startImportAtom)
  const navigate = useNavigate()
  const [starting, setStarting] = useState(false)

  async function check() {
    if (reading.at !== 'read') return
    setStarting(true)
    try {
      void navigate(importPath(await start(draft, reading.summary)))
    } catch (failure) {
      onFailure(failure)
      setStarting(false)
    }
  }

  const ready = reading.at === 'read' && reading.summary.entries > 0
  return (
    <Button variant="primary" onPress={() => void check()} pending={starting} disabled={disabled || !ready}>
      Check
    </Button>
  )
}
