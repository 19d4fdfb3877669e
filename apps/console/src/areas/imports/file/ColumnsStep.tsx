import { isShop, unusedColumns } from '@greenroom/imports'
import { Banner, Button } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dialectText } from '#records/import/dialect.ts'
import { ProblemText } from '#failures/ProblemText.tsx'
import { problemOf } from '#failures/problem.ts'
import { ColumnMap } from './ColumnMap.tsx'
import { type Draft, dropFileAtom, readingAtom } from './draft.atoms.ts'
import { FileSample } from './FileSample.tsx'
import { FORM_NAMES } from '../reading/form-plan.ts'
import { FormCard } from './FormCard.tsx'
import { importPath } from '../paths.ts'
import { defaultFaults } from './import.mapping.ts'
import { ImportFrame } from '../ImportFrame.tsx'
import { nameInSentence } from './item-words.ts'
import { MissingEntries } from './MissingEntries.tsx'
import { PlanChoices } from './PlanChoices.tsx'
import { ReadingStatus } from './ReadingStatus.tsx'
import { startImportAtom } from '../sending.atoms.ts'

// Loaded with the settings of the account, which it asks for.
const MissingColumns = lazy(async () => ({ default: (await import('./MissingColumns.tsx')).MissingColumns }))

// Loaded for the files of shops.
const ShopColumns = lazy(async () => ({ default: (await import('./ShopColumns.tsx')).ShopColumns }))

const CELLS_SHOWN = 5
const COLUMNS_NAMED = 12

/** Whether the first row looks like an item instead of a header: a column name is a number. */
function looksLikeItem(columns: readonly string[]): boolean {
  return columns.some((name) => /^[\d.,]+$/.test(name))
}

/** Maps the columns and decides how to handle problem rows. The counts update with every choice. */
export function ColumnsStep({ draft }: { draft: Draft }) {
  const { file, opened, plan } = draft
  const drop = useSetAtom(dropFileAtom)
  const [failure, setFailure] = useState<unknown>()
  const ofShop = isShop(plan.form)
  const faults = defaultFaults(draft)

  return (
    <ImportFrame
      step={1}
      context={`${file.name}: ${FORM_NAMES[plan.form]}, ${opened.columns.length} columns, ${dialectText(opened.dialect)}`}
      actions={
        <>
          <Button onPress={drop}>Choose another file</Button>
          <CheckButton draft={draft} disabled={Object.keys(faults).length > 0} onFailure={setFailure} />
        </>
      }
    >
      {failure !== undefined && (
        <Banner tone="danger" title="The check couldn't be started">
          <ProblemText {...problemOf(failure)} /> Your file is still open.
        </Banner>
      )}
      {looksLikeItem(opened.columns) && (
        <Banner tone="warning" title="Does the file have a header row?">
          Its first row was read as the header: {opened.columns.slice(0, CELLS_SHOWN).join(', ')}. If that is an item,
          put a row with the names of the columns above it and choose the file again.
        </Banner>
      )}
      {!ofShop && (
        <Suspense>
          <MissingColumns mapping={plan.mapping} />
        </Suspense>
      )}
      {!ofShop && <UnusedColumns draft={draft} />}
      <FormCard draft={draft} />
      <ReadingStatus file={file} />
      <MissingEntries draft={draft} />
      {ofShop && (
        <Suspense>
          <ShopColumns />
        </Suspense>
      )}
      <PlanChoices draft={draft} />
      {!ofShop && <ColumnMap key={plan.form} draft={draft} faults={faults} />}
      <FileSample opened={opened} />
    </ImportFrame>
  )
}

/** Names the columns that no field is filled from, and those whose field the user may not see. */
function UnusedColumns({ draft: { opened, plan, hidden } }: { draft: Draft }) {
  const isHidden = (name: string) => hidden.some((field) => field === name)
  const mapped = Object.fromEntries(Object.entries(plan.mapping).filter(([name]) => !isHidden(name)))
  const unused = unusedColumns(opened.columns, mapped, plan.attributes)
  if (unused.length === 0) return null
  const unseen = hidden.flatMap((name) => {
    const column = opened.columns[plan.mapping[name] ?? -1]
    return column !== undefined && unused.includes(column) ? [{ column, field: nameInSentence(name) }] : []
  })
  const more = unused.length - COLUMNS_NAMED
  const names = `${unused.slice(0, COLUMNS_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return (
    <Banner
      tone="info"
      title={
        unused.length === 1 ? `1 column isn't imported: ${names}` : `${unused.length} columns aren't imported: ${names}`
      }
    >
      {unseen.map(({ column, field }) => `${column}: you can't see ${field}. `)}
      {unused.length > unseen.length && 'To import a column, choose it for a field below.'}
    </Banner>
  )
}

type CheckButtonProps = { draft: Draft; disabled: boolean; onFailure: (failure: unknown) => void }

/** Enabled once the whole file has been read, has rows to import and leaves no doubt how its numbers are written. */
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

  const ready = reading.at === 'read' && reading.summary.entries > 0 && reading.summary.notation !== undefined
  return (
    <Button variant="primary" onPress={() => void check()} pending={starting} disabled={disabled || !ready}>
      Check
    </Button>
  )
}
