import { Button, countOf } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { itemPath } from '#screens/item-path.ts'
import { useResource } from '#data/use-resource.ts'
import { useMay, useSees } from '#session/may.ts'
import { readRecordView } from '#records/record-view.ts'
import { RecordList } from '#records/RecordList.tsx'
import type { RowActions } from '#records/RecordSelection.tsx'
import { useOpening } from '#records/use-opening.ts'
import { type ComponentRow, componentColumns, componentRows } from './components.columns.ts'
import {
  type Components,
  componentsAtom,
  ctoSettingsAtom,
  removeComponentAtom,
  setComponentStatusAtom,
} from './cto.atoms.ts'

const AddComponentDialog = lazy(async () => ({
  default: (await import('./AddComponentDialog.tsx')).AddComponentDialog,
}))
const GenerateDialog = lazy(async () => ({ default: (await import('./GenerateDialog.tsx')).GenerateDialog }))

const NONE: Components = { components: [], sets: [] }

const textsOf = ({ itemID, name, setName }: ComponentRow) => [itemID, name, setName]

/** The letters, numbers, patches, badges and name bars that go on items. */
export function ComponentList() {
  const navigate = useNavigate()
  const { formats } = useAtomValue(ctoSettingsAtom)
  const cost = useSees('costPrice')
  const price = useSees('sellingPrice')
  const mayAdd = useMay('addComponent').may
  const mayGenerate = useMay('generateComponents').may
  const loaded = useResource(componentsAtom)
  const setStatus = useSetAtom(setComponentStatusAtom)
  const remove = useSetAtom(removeComponentAtom)
  const { make, close } = useOpening()
  const { makes } = readRecordView(useSearchParams()[0])
  const { components, sets } = loaded.value ?? NONE
  const rows = useMemo(() => componentRows(components, sets), [components, sets])
  const columns = useMemo(() => componentColumns(formats, { cost, price }), [formats, cost, price])

  const actions: RowActions<ComponentRow> = {
    setStatus: (selected, status) =>
      setStatus(
        selected.map(({ itemID }) => itemID),
        status,
      ),
    remove,
    needs: { setStatus: 'setComponentStatus', remove: 'removeComponent' },
    removal: 'Remove',
    consequence: 'No option group offers it. Its item stays in the catalog.',
    nameOf: ({ name }) => name,
    keptBy: ({ groups }) =>
      groups > 0 ? `${countOf(groups, 'option group offers', 'option groups offer')} it` : undefined,
  }

  const dialog = { onSaved: close, onClose: close }

  return (
    <>
      <RecordList
        one="component"
        many="components"
        {...{ rows, columns, loaded, textsOf, actions }}
        rowId={({ itemID }) => itemID}
        placeholder="Item ID, name or set"
        statuses={['Active', 'Inactive']}
        hint="Components are letters, numbers, patches, badges and name bars. Each is an item with its own stock."
        start={mayGenerate && <Button onPress={() => make('set')}>Generate a set</Button>}
        onOpen={({ itemID }) => void navigate(itemPath(itemID))}
      />
      <Suspense>
        {makes === 'component' && mayAdd && <AddComponentDialog components={components} {...dialog} />}
        {makes === 'set' && mayGenerate && <GenerateDialog {...dialog} />}
      </Suspense>
    </>
  )
}
