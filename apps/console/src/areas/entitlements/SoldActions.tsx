import { Button } from '@greenroom/ui'
import { History, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type EntitledPlace, newItemFor } from '#screens/entitlement-path.ts'
import { useMay } from '#session/may.ts'
import { MayButton } from '#session/MayButton.tsx'
import { useVerbs } from '#screens/verbs.atoms.ts'

const EntitleDialog = lazy(async () => ({ default: (await import('./EntitleDialog.tsx')).EntitleDialog }))
const ChangesDialog = lazy(async () => ({ default: (await import('./ChangesDialog.tsx')).ChangesDialog }))

/** What can be begun at a place: entitle items by a filter, create one for it, undo a change. */
export function SoldActions({ place, name }: { place: EntitledPlace; name: string }) {
  const navigate = useNavigate()
  const [opened, open] = useState<'entitle' | 'changes'>()
  const { may } = useMay('changeEntitlements')
  const { may: mayCreate } = useMay('createItem')
  const create = () => void navigate(newItemFor(place))
  useVerbs([
    ...(may ? [{ label: 'Entitle items', also: 'sell add', perform: () => open('entitle') }] : []),
    ...(mayCreate ? [{ label: `New item for ${name}`, perform: create }] : []),
    { label: 'Recent changes of entitlements', also: 'undo', perform: () => open('changes') },
  ])
  return (
    <>
      <Button icon={<History />} onPress={() => open('changes')}>
        Recent changes
      </Button>
      <MayButton operation="createItem" onPress={create}>
        New item
      </MayButton>
      <MayButton operation="changeEntitlements" variant="primary" icon={<Plus />} onPress={() => open('entitle')}>
        Entitle items
      </MayButton>
      <Suspense>
        {opened === 'entitle' && <EntitleDialog {...{ place, name }} onClose={() => open(undefined)} />}
        {opened === 'changes' && <ChangesDialog onClose={() => open(undefined)} />}
      </Suspense>
    </>
  )
}
