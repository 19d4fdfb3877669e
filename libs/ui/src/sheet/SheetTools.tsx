import { ArrowDownToLine, CircleAlert, Redo2, Undo2 } from 'lucide-react'
import { Button } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'

type SheetToolsProps = {
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  onFillDown: () => void
  /** Not there while nothing is wrong. */
  onNextProblem: (() => void) | undefined
}

/** What the keys of the sheet do, as buttons. */
export function SheetTools({ canUndo, canRedo, onUndo, onRedo, onFillDown, onNextProblem }: SheetToolsProps) {
  return (
    <>
      <IconButton label="Undo (Ctrl Z)" icon={<Undo2 />} disabled={!canUndo} onPress={onUndo} />
      <IconButton label="Redo (Ctrl Y)" icon={<Redo2 />} disabled={!canRedo} onPress={onRedo} />
      <IconButton label="Fill down (Ctrl D)" icon={<ArrowDownToLine />} onPress={onFillDown} />
      {onNextProblem && (
        <Button size="small" icon={<CircleAlert />} onPress={onNextProblem}>
          Next problem
        </Button>
      )}
    </>
  )
}
