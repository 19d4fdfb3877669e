import { Printer } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { labelPrintPath } from '#screens/label-print-path.ts'
import { MayButton } from '#session/MayButton.tsx'

/** Begins printing labels of the item, from its screen and from the palette. */
export function PrintItemLabels({ itemID }: { itemID: string }) {
  const navigate = useNavigate()
  const print = () => void navigate(labelPrintPath({ item: itemID }))
  return (
    <MayButton operation="createLabelJob" also="barcode" icon={<Printer />} onPress={print}>
      Print labels
    </MayButton>
  )
}
