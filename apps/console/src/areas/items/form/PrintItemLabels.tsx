import { Printer } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { labelPrintPath } from '#screens/label-print-path.ts'
import { useMay } from '#session/may.ts'
import { MayButton } from '#session/MayButton.tsx'
import { useVerbs } from '#screens/verbs.atoms.ts'
import type { Item } from '../list/product-row.ts'

/** Begins printing labels of the item, from its screen and from the palette. */
export function PrintItemLabels({ item: { itemID, type } }: { item: Pick<Item, 'itemID' | 'type'> }) {
  const navigate = useNavigate()
  const { may } = useMay('createLabelJob')
  const print = () => void navigate(labelPrintPath({ item: itemID, itemType: String(type) }))
  useVerbs(may ? [{ label: 'Print labels', also: 'barcode', perform: print }] : [])
  return (
    <MayButton operation="createLabelJob" icon={<Printer />} onPress={print}>
      Print labels
    </MayButton>
  )
}
