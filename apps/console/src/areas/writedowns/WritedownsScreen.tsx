import { WRITEDOWN_STATES } from '@greenroom/inventory'
import { Button, Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { PagedList } from '#records/PagedList.tsx'
import { useMay } from '#session/may.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { NEW_WRITEDOWN, writedownPath } from './paths.ts'
import { WRITEDOWN_ATOMS } from './writedowns.atoms.ts'
import { writedownColumns } from './writedowns.columns.ts'

const STATES = Object.entries(WRITEDOWN_STATES).map(([id, { label }]) => ({ id, label }))

/** Writedowns, the newest first. */
export function WritedownsScreen() {
  const navigate = useNavigate()
  const { may } = useMay('createWritedown')
  const add = may && (
    <Button variant="primary" icon={<Plus />} onPress={() => navigate(NEW_WRITEDOWN)}>
      New writedown
    </Button>
  )
  return (
    <Screen title="Writedowns" actions={add}>
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        <WritedownList />
      </ScreenBoundary>
    </Screen>
  )
}

function WritedownList() {
  const navigate = useNavigate()
  const formats = useAtomValue(formatsAtom)
  const [params] = useSearchParams()
  const { search, state, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const list = WRITEDOWN_ATOMS.pages({ search: useDeferredValue(search), state, sort })
  const columns = useMemo(() => writedownColumns(formats), [formats])

  return (
    <PagedList
      one="writedown"
      many="writedowns"
      {...{ list, columns }}
      rowId={({ number }) => number}
      placeholder="Number or remarks"
      filters={[{ name: 'state', label: 'Status', options: STATES }]}
      hint="Lower the unit cost of items that are worth less: obsolete, damaged, spoiled, or out of fashion."
      onOpen={({ number }) => navigate(writedownPath(number))}
    />
  )
}
