import { TRANSFER_STATES } from '@greenroom/inventory'
import { Button, Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { formatsAtom } from '#data/formats.ts'
import { PagedList } from '#records/PagedList.tsx'
import { useMay } from '#session/may.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { NEW_TRANSFER, transferPath } from './paths.ts'
import { TRANSFER_ATOMS } from './transfers.atoms.ts'
import { transferColumns } from './transfers.columns.ts'

const STATES = Object.entries(TRANSFER_STATES).map(([id, { label }]) => ({ id, label }))

/** Transfers, the newest first. */
export function TransfersScreen() {
  const navigate = useNavigate()
  const { may } = useMay('createTransfer')
  const add = may && (
    <Button variant="primary" icon={<Plus />} onPress={() => navigate(NEW_TRANSFER)}>
      New transfer
    </Button>
  )
  return (
    <Screen title="Transfers" actions={add}>
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        <TransferList />
      </ScreenBoundary>
    </Screen>
  )
}

function TransferList() {
  const navigate = useNavigate()
  const formats = useAtomValue(formatsAtom)
  const [params] = useSearchParams()
  const { search, state, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const list = TRANSFER_ATOMS.pages({ search: useDeferredValue(search), state, sort })
  const columns = useMemo(() => transferColumns(formats), [formats])

  return (
    <PagedList
      one="transfer"
      many="transfers"
      {...{ list, columns }}
      rowId={({ number }) => number}
      placeholder="Number, location or tracking"
      filters={[{ name: 'state', label: 'Status', options: STATES }]}
      hint="Move stock from one store or warehouse to another, and confirm what arrives."
      onOpen={({ number }) => navigate(transferPath(number))}
    />
  )
}
