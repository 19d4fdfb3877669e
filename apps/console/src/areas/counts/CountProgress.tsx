import { ErrorState, ProgressBar, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useResource } from '#data/use-resource.ts'
import type { AsideProps } from '#documents/document-screen.ts'
import parts from '#documents/documents.module.css'
import { draftOwnerAtom } from '#forms/kept-draft.ts'
import { type Count, countSheet } from './counts.atoms.ts'
import { countedItems } from './counted-items.ts'
import { LeftEntries } from './UnsentEntries.tsx'

/** How far counting is, and who has counted where. */
export function CountProgress({ stored, formats: { number } }: AsideProps<Count>) {
  const isCounting = stored.state === 'COUNTING'
  const owner = useAtomValue(draftOwnerAtom)
  const { value: sheet, error, reload } = useResource(isCounting ? countSheet(stored.number, owner) : undefined)
  const left = <LeftEntries number={stored.number} />
  if (!isCounting) return left
  return (
    <section className={parts.part}>
      <h2 className={parts.heading}>Progress</h2>
      {left}
      {error && (
        <ErrorState title="The progress couldn't be loaded" onRetry={reload}>
          {error}
        </ErrorState>
      )}
      {!sheet && !error && <Skeleton rows={2} />}
      {sheet && (
        <>
          <ProgressBar
            label="Counted"
            value={countedItems(sheet)}
            max={Math.max(sheet.items.length, 1)}
            text={`${number(countedItems(sheet))} of ${number(sheet.items.length)} items`}
          />
          {partsOf(sheet).map(({ name, items, by }) => (
            <p key={name}>
              {name && `${name}: `}
              {items === 0 ? 'nothing yet' : `${number(items)} by ${by.join(', ')}`}
            </p>
          ))}
        </>
      )}
    </section>
  )
}

/** What was counted in each section. */
function partsOf({ sections, counted }: { sections: readonly string[]; counted: CountedRows }) {
  const names = sections.length === 0 ? [''] : sections
  return names.map((name) => {
    const rows = counted.filter(({ section }) => section === name)
    return { name, items: rows.length, by: [...new Set(rows.flatMap(({ by }) => by))] }
  })
}

type CountedRows = readonly { section: string; by: readonly string[] }[]
