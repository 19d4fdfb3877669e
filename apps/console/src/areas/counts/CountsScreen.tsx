import { COUNT_STATES } from '@greenroom/inventory'
import { Button, Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { PagedList } from '#records/PagedList.tsx'
import { useMay } from '#session/may.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { NEW_COUNT, countPath } from './paths.ts'
import { COUNT_ATOMS } from './counts.atoms.ts'
import { countColumns } from './counts.columns.ts'

const STATES = Object.entries(COUNT_STATES).map(([id, { label }]) => ({ id, label }))

/** Counts, the newest first. */
export function CountsScreen() {
  const navigate = useNavigate()
  const { may } = useMay('createCount')
  const add = may && (
    <Button variant="primary" icon={<Plus />} onPress={() => navigate(NEW_COUNT)}>
      New count
    </Button>
  )
  return (
    <Screen title="Counts" actions={add}>
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        <CountList />
      </ScreenBoundary>
    </Screen>
  )
}

function CountList() {
  const navigate = useNavigate()
  const formats = useAtomValue(formatsAtom)
  const [params] = useSearchParams()
  const { search, state, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const list = COUNT_ATOMS.pages({ search: useDeferredValue(search), state, sort })
  const columns = useMemo(() => countColumns(formats), [formats])

  return (
    <PagedList
      one="count"
      many="counts"
      {...{ list, columns }}
      rowId={({ number }) => number}
      placeholder="Number, location or remarks"
      filters={[{ name: 'state', label: 'Status', options: STATES }]}
      hint="Count what is really there: everything at a location, a department, a vendor, or a list of items."
      onOpen={({ number }) => navigate(countPath(number))}
    />
  )
}
