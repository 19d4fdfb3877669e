import { Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Printer } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { LABEL_PRINT } from '#screens/label-print-path.ts'
import { PagedList } from '#records/PagedList.tsx'
import { MayButton } from '#session/MayButton.tsx'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { labelJobPages } from './label-jobs.atoms.ts'
import { labelJobColumns } from './label-jobs.columns.ts'
import { JOB_STATES } from './LabelJobState.tsx'
import { labelJobPath } from './paths.ts'

const STATES = Object.entries(JOB_STATES).map(([id, { label }]) => ({ id, label }))

/** What was printed, by whom, the newest first. */
export function LabelJobsScreen() {
  const navigate = useNavigate()
  const print = (
    <MayButton
      operation="createLabelJob"
      variant="primary"
      icon={<Printer />}
      onPress={() => void navigate(LABEL_PRINT)}
    >
      Print labels
    </MayButton>
  )
  return (
    <Screen title="Print jobs" actions={print}>
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={9} />}>
        <LabelJobList />
      </ScreenBoundary>
    </Screen>
  )
}

function LabelJobList() {
  const navigate = useNavigate()
  const { since } = useAtomValue(formatsAtom)
  const [params] = useSearchParams()
  const { search, state, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const list = labelJobPages({ search: useDeferredValue(search), state, sort })
  const columns = useMemo(() => labelJobColumns(since), [since])
  return (
    <PagedList
      one="print job"
      many="print jobs"
      {...{ list, columns }}
      rowId={({ labelJobID }) => labelJobID}
      placeholder="Template, printer or user"
      filters={[{ name: 'state', label: 'Status', options: STATES }]}
      hint="Labels that you print, or prepare as a file, are listed here."
      onOpen={({ labelJobID }) => void navigate(labelJobPath(labelJobID))}
    />
  )
}
