import { Button, MenuButton, Screen, Skeleton } from '@greenroom/ui'
import { LOCATION_KINDS, type LocationKind } from '@greenroom/validation'
import { useSetAtom } from 'jotai'
import { Download, FileUp, MoreHorizontal, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { showFailure } from '#failures/show-failure.ts'
import { useVerbs } from '#screens/verbs.atoms.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { MayButton } from '#session/MayButton.tsx'
import { useMay } from '#session/may.ts'
import { LocationList } from './LocationList.tsx'
import { LOCATION_SCREENS, newLocationPath, titleOf } from './location-screens.ts'
import { loadAllAtom } from './locations.atoms.ts'

const LocationImport = lazy(async () => ({ default: (await import('./LocationImport.tsx')).LocationImport }))

/** The list of venues, stores, warehouses, registers or reporting groups. */
export function LocationsScreen({ kind }: { kind: LocationKind }) {
  const { one, many } = LOCATION_KINDS[kind]
  const { create } = LOCATION_SCREENS[kind]
  const { may } = useMay(create)
  const navigate = useNavigate()
  const loadAll = useSetAtom(loadAllAtom)
  const [imports, setImports] = useState(false)

  async function saveAll() {
    try {
      const [{ exportLocations }, records] = await Promise.all([import('./export-locations.ts'), loadAll(kind)])
      exportLocations(kind, records)
    } catch (failure) {
      showFailure(`The ${many} couldn't be exported`, failure)
    }
  }

  const files = [
    ...(may ? [{ id: 'import', label: 'Import a file', icon: <FileUp />, onPick: () => setImports(true) }] : []),
    { id: 'export', label: 'Export as CSV', icon: <Download />, onPick: () => void saveAll() },
  ]
  useVerbs(files.map(({ label, onPick }) => ({ label, perform: onPick })))

  const actions = (
    <>
      <MenuButton
        label="More"
        placement="bottom end"
        trigger={<Button icon={<MoreHorizontal />}>More</Button>}
        groups={[{ id: 'files', entries: files }]}
      />
      <MayButton operation={create} variant="primary" icon={<Plus />} onPress={() => navigate(newLocationPath(kind))}>
        {`New ${one}`}
      </MayButton>
    </>
  )

  return (
    <Screen title={titleOf(kind)} actions={actions}>
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={12} columns={6} />}>
        <LocationList kind={kind} />
        <Suspense>{imports && <LocationImport kind={kind} onClose={() => setImports(false)} />}</Suspense>
      </ScreenBoundary>
    </Screen>
  )
}
