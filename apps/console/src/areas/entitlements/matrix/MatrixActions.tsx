import { Button } from '@greenroom/ui'
import { Columns2, Copy, History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { COMPARISON } from '#screens/entitlement-path.ts'
import { withParam } from '#data/list-address.ts'
import { useMay } from '#session/may.ts'
import { MayButton } from '#session/MayButton.tsx'
import { useVerbs } from '#screens/verbs.atoms.ts'

const ChangesDialog = lazy(async () => ({ default: (await import('../ChangesDialog.tsx')).ChangesDialog }))
const CopyDialog = lazy(async () => ({ default: (await import('../CopyDialog.tsx')).CopyDialog }))

/** What can be begun at the matrix: compare two places, copy from one to others, undo a change. */
export function MatrixActions() {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [isCopying, setCopying] = useState(false)
  const showChanges = (isShown: boolean) => setParams((now) => withParam(now, 'changes', isShown ? 'shown' : ''))
  const { may } = useMay('copyEntitlements')
  const compare = () => void navigate(COMPARISON)
  useVerbs([
    { label: 'Compare two places', also: 'entitlements difference', perform: compare },
    ...(may ? [{ label: 'Copy entitlements', also: 'place store venue', perform: () => setCopying(true) }] : []),
    { label: 'Recent changes of entitlements', also: 'undo', perform: () => showChanges(true) },
  ])
  return (
    <>
      <Button icon={<History />} onPress={() => showChanges(true)}>
        Recent changes
      </Button>
      <Button icon={<Columns2 />} onPress={compare}>
        Compare places
      </Button>
      <MayButton operation="copyEntitlements" icon={<Copy />} onPress={() => setCopying(true)}>
        Copy entitlements
      </MayButton>
      <Suspense>
        {isCopying && <CopyDialog onClose={() => setCopying(false)} />}
        {params.has('changes') && <ChangesDialog onClose={() => showChanges(false)} />}
      </Suspense>
    </>
  )
}
