import { useSetAtom } from 'jotai'
import { usePages } from '#data/pages.ts'
import { CorrectedCells } from '#records/import/corrections/CorrectedCells.tsx'
import type { Import } from '../import.atoms.ts'
import { useRefusalOfOthers } from '../use-refusal-of-others.ts'
import { correctionPages, takeBackAtom } from './corrections.atoms.ts'
import { itemCorrectionColumns } from './corrections.columns.ts'

/** The corrected cells of an import of items. */
export function CorrectedItems({ one }: { one: Import }) {
  const { importID, state } = one
  const takeBack = useSetAtom(takeBackAtom)
  const isOpen = state === 'CHECKED' || state === 'FAILED'
  return (
    <CorrectedCells
      pages={usePages(correctionPages(importID))}
      columns={itemCorrectionColumns}
      operation="correctImportCells"
      denied={useRefusalOfOthers(one)}
      onUndo={isOpen ? (cell, alike) => takeBack(importID, cell, alike) : undefined}
    />
  )
}
