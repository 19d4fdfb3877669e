import { Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { ExportSummary } from './ExportSummary.tsx'
import { SummaryList } from './SummaryList.tsx'
import { SummaryTools } from './SummaryTools.tsx'
import type { Summary } from '#screens/summary-path.ts'
import { readSummary } from './summary-token.ts'

const MovementsPanel = lazy(async () => ({ default: (await import('./MovementsPanel.tsx')).MovementsPanel }))

/** What there is, now or at a past time. The address says what is shown, a popup included. */
export function SummaryScreen() {
  const { token } = useParams()
  const summary = useMemo(() => readSummary(token), [token])
  return (
    <ScreenBoundary
      frame={(content) => <Screen title="Inventory summary">{content}</Screen>}
      fallback={<Skeleton shape="grid" rows={12} columns={7} />}
    >
      <Shown summary={summary} />
    </ScreenBoundary>
  )
}

function Shown({ summary }: { summary: Summary }) {
  const [params] = useSearchParams()
  const { zoned } = useAtomValue(formatsAtom)
  const search = useDeferredValue(params.get('search') ?? undefined)
  const order = { search, sort: params.get('sort') ?? undefined }
  const itemID = params.get('item')
  return (
    <Screen
      title="Inventory summary"
      context={summary.at ? `As of ${zoned(summary.at)}, as it was known then` : 'Now'}
      actions={<ExportSummary {...{ summary, order }} />}
    >
      <SummaryTools summary={summary} />
      <SummaryList {...{ summary, order }} />
      {itemID && (
        <Suspense>
          <MovementsPanel key={itemID} {...{ itemID, summary }} />
        </Suspense>
      )}
    </Screen>
  )
}
