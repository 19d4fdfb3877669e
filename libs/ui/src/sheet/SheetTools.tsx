import { ArrowDownToLine, CircleAlert, ListX, Redo2, Undo2 } from 'lucide-react'
import { Button } from '../action/Button.tsx'
import { IconButton } from '../action/IconButton.tsx'

type SheetToolsProps = {
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
  onFillDown: () => void
  /** Not there where rows stay. */
  onRemove: (() => void) | undefined
  /** Undefined without errors; the button keeps its place. */
  onNextProblem: (() => void) | undefined
}

/** The sheet's key commands, as buttons. */
export function SheetTools({ canUndo, canRedo, onUndo, onRedo, onFillDown, onRemove, onNextProblem }: SheetToolsProps) {
  return (
    <>
      <IconButton label="Undo (Ctrl Z)" icon={<Undo2 />} disabled={!canUndo} onPress={onUndo} />
      <IconButton label="Redo (Ctrl Y)" icon={<Redo2 />} disabled={!canRedo} onPress={onRedo} />
      <IconButton label="Fill down (Ctrl D)" icon={<ArrowDownToLine />} onPress={onFillDown} />
      {onRemove && <IconButton label="Remove rows (Ctrl Delete)" icon={<ListX />} onPress={onRemove} />}
      <Button size="small" icon={<CircleAlert />} disabled={!onNextProblem} onPress={onNextProblem}>
        Next problem
      </Button>
    </>
  )
}
