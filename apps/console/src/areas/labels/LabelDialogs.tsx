import { CardPriceDialog } from './CardPriceDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { NewLabelDialog } from './NewLabelDialog.tsx'

type LabelDialogsProps = {
  /** Which one, by the URL. */
  makes: string
  /** Whether the user may add labels. */
  may: boolean
  onClose: () => void
}

/** The dialogs that open over the list of labels. */
export function LabelDialogs({ makes, may, onClose }: LabelDialogsProps) {
  if (makes === 'cardprice') return <CardPriceDialog onClose={onClose} />
  if (may && makes === 'label') return <NewLabelDialog onClose={onClose} />
  if (may && makes === 'import') return <ImportDialog onClose={onClose} />
  return null
}
