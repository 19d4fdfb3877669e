import { Button } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { NEW_ITEM } from '#screens/item-path.ts'
import { together, useResource } from '#data/use-resource.ts'
import { useMay, useSees } from '#session/may.ts'
import { RecordList } from '#records/RecordList.tsx'
import { type CtoItem, ctoSettingsAtom, groupsAtom, itemsAtom, type StoredGroup } from './cto.atoms.ts'
import { configOrderPath } from './cto-view.ts'
import { type CtoItemRow, itemColumns, itemRows } from './items.columns.ts'

const NO_ITEMS: readonly CtoItem[] = []
const NO_GROUPS: readonly StoredGroup[] = []

const textsOf = ({ itemID, name, groupIDs, groupNames }: CtoItemRow) => [itemID, name, groupNames, ...groupIDs]

/** The items built to order, each with a link to its option groups. */
export function ItemList() {
  const navigate = useNavigate()
  const { formats } = useAtomValue(ctoSettingsAtom)
  const cost = useSees('costPrice')
  const price = useSees('sellingPrice')
  const mayMake = useMay('createItem').may
  const [made, named] = [useResource(itemsAtom), useResource(groupsAtom)]
  const { value: items = NO_ITEMS } = made
  const { value: groups = NO_GROUPS } = named
  const loaded = together(made, named)
  const rows = useMemo(() => itemRows(items, groups), [items, groups])
  const columns = useMemo(() => itemColumns(formats, { cost, price }), [formats, cost, price])
  return (
    <RecordList
      one="item built to order"
      many="items built to order"
      {...{ rows, columns, loaded, textsOf }}
      rowId={({ itemID }) => itemID}
      placeholder="Item ID, name or option group"
      statuses={['Active', 'Discontinued']}
      hint="Items built to order appear here. To add one, turn on Build to order in the item's form, under Selling."
      start={mayMake && <Button onPress={() => void navigate(NEW_ITEM)}>New item</Button>}
      onOpen={(item) => void navigate(configOrderPath(item.itemID))}
    />
  )
}
