import { Button } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { NEW_ITEM } from '#app/item-path.ts'
import { useAccess } from '#app/session.atoms.ts'
import { RecordList } from '#app/records/RecordList.tsx'
import { useLoaded } from '#app/records/use-loaded.ts'
import { ctoSettingsAtom, loadItemsAtom } from './cto.atoms.ts'
import { type CtoItemRow, itemColumns, itemRows, pathOf } from './items.columns.ts'

const NONE = { items: [], groups: [] }
const ENTITIES = ['item', 'optionGroup', 'ctoConfiguration']

const textsOf = ({ itemID, name, groupIDs, groupNames }: CtoItemRow) => [itemID, name, groupNames, ...groupIDs]

/** The items built to order, each leading to what may be chosen about it. */
export function ItemList() {
  const navigate = useNavigate()
  const { formats } = useAtomValue(ctoSettingsAtom)
  const cost = useAccess('CATALOG_PRODUCT_COST').read
  const price = useAccess('CATALOG_PRODUCT_PRICE').read
  const mayMake = useAccess('CATALOG_PRODUCT').write
  const loaded = useLoaded(useSetAtom(loadItemsAtom), NONE, ENTITIES)
  const { items, groups } = loaded
  const rows = useMemo(() => itemRows(items, groups), [items, groups])
  const columns = useMemo(() => itemColumns(formats, { cost, price }), [formats, cost, price])
  return (
    <RecordList
      feature="CATALOG_PRODUCT_CTO"
      one="item built to order"
      many="items built to order"
      {...{ rows, columns, loaded, textsOf }}
      rowId={({ itemID }) => itemID}
      placeholder="Item ID, name or option group"
      statuses={['Active', 'Discontinued']}
      hint="Turn on Build to order in the form of an item, under Selling. It is then listed here."
      start={mayMake && <Button onPress={() => void navigate(NEW_ITEM)}>New item</Button>}
      onOpen={(item) => void navigate(pathOf(item))}
    />
  )
}
