import { Button } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { itemPath } from '#app/item-path.ts'
import { useAccess } from '#app/session.atoms.ts'
import { countOf, readRecordView } from '#app/records/record-view.ts'
import { RecordList } from '#app/records/RecordList.tsx'
import type { RowActions } from '#app/records/RecordSelection.tsx'
import { useLoaded } from '#app/records/use-loaded.ts'
import { useOpening } from '#app/records/use-opening.ts'
import { type ComponentRow, componentColumns, componentRows } from './components.columns.ts'
import { ctoSettingsAtom, loadComponentsAtom, removeComponentAtom, setComponentStatusAtom } from './cto.atoms.ts'

const AddComponentDialog = lazy(async () => ({
  default: (await import('./AddComponentDialog.tsx')).AddComponentDialog,
}))
const GenerateDialog = lazy(async () => ({ default: (await import('./GenerateDialog.tsx')).GenerateDialog }))

const NONE = { components: [], sets: [] }
const ENTITIES = ['ctoComponent', 'optionGroup', 'item']

const textsOf = ({ itemID, name, setName }: ComponentRow) => [itemID, name, setName]

/** The letters, numbers, patches, badges and name bars that are put on items. */
export function ComponentList() {
  const navigate = useNavigate()
  const { formats } = useAtomValue(ctoSettingsAtom)
  const cost = useAccess('CATALOG_PRODUCT_COST').read
  const price = useAccess('CATALOG_PRODUCT_PRICE').read
  const mayWrite = useAccess('CATALOG_PRODUCT_CTO').write
  const products = useAccess('CATALOG_PRODUCT')
  const loaded = useLoaded(useSetAtom(loadComponentsAtom), NONE, ENTITIES)
  const setStatus = useSetAtom(setComponentStatusAtom)
  const remove = useSetAtom(removeComponentAtom)
  const { make, close } = useOpening()
  const { makes } = readRecordView(useSearchParams()[0])
  const { components, sets } = loaded
  const rows = useMemo(() => componentRows(components, sets), [components, sets])
  const columns = useMemo(() => componentColumns(formats, { cost, price }), [formats, cost, price])

  const actions: RowActions<ComponentRow> = {
    setStatus: (selected, status) =>
      setStatus(
        selected.map(({ itemID }) => itemID),
        status,
      ),
    remove,
    removal: 'Remove',
    consequence: 'No option group offers it. Its item stays in the catalog.',
    nameOf: ({ name }) => name,
    keptBy: ({ groups }) =>
      groups > 0 ? `${countOf(groups, 'option group offers', 'option groups offer')} it` : undefined,
  }

  const dialog = {
    onSaved() {
      void loaded.reload()
      close()
    },
    onClose: close,
  }

  return (
    <>
      <RecordList
        feature="CATALOG_PRODUCT_CTO"
        one="component"
        many="components"
        {...{ rows, columns, loaded, textsOf, actions }}
        rowId={({ itemID }) => itemID}
        placeholder="Item ID, name or set"
        statuses={['Active', 'Inactive']}
        hint="Components are items of their own with a stock: letters, numbers, patches, badges and name bars."
        start={mayWrite && products.write && <Button onPress={() => make('set')}>Generate a set</Button>}
        onOpen={({ itemID }) => void navigate(itemPath(itemID))}
      />
      <Suspense>
        {makes === 'component' && mayWrite && <AddComponentDialog components={components} {...dialog} />}
        {makes === 'set' && mayWrite && products.write && <GenerateDialog {...dialog} />}
      </Suspense>
    </>
  )
}
