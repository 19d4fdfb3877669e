import { Button, MenuButton } from '@greenroom/ui'
import { FileUp, MoreHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { useMay } from '#session/may.ts'

const OpeningImport = lazy(async () => ({ default: (await import('./OpeningImport.tsx')).OpeningImport }))

const LABEL = 'Import opening balances'

/** For those who begin: what is on hand at all locations, from a file. */
export function OpeningBalances() {
  const { may } = useMay('importOpeningBalances')
  const [imports, setImports] = useState(false)
  const open = () => setImports(true)
  useVerbs(may ? [{ label: LABEL, perform: open }] : [])
  if (!may) return null
  return (
    <>
      <MenuButton
        label="More"
        placement="bottom end"
        trigger={<Button icon={<MoreHorizontal />}>More</Button>}
        groups={[{ id: 'files', entries: [{ id: 'opening', label: LABEL, icon: <FileUp />, onPick: open }] }]}
      />
      <Suspense>{imports && <OpeningImport onClose={() => setImports(false)} />}</Suspense>
    </>
  )
}
