import { gridColumns } from '@greenroom/ui'
import { correctionColumns, rejectionColumns } from '#records/import/corrections/cell.columns.ts'
import type { CorrectedCell, RejectedCell } from './corrections.atoms.ts'

const rejected = gridColumns<RejectedCell>()
const corrected = gridColumns<CorrectedCell>()

export const itemRejectionColumns = rejectionColumns<RejectedCell>(
  rejected.columns([
    rejected.accessor('itemID', { header: 'Item ID', size: 140, meta: { phone: 'detail' } }),
    rejected.accessor('name', { header: 'Name', size: 200, meta: { phone: 'detail' } }),
  ]),
)

export const itemCorrectionColumns = correctionColumns<CorrectedCell>(
  corrected.columns([
    corrected.accessor('itemID', { header: 'Item ID', size: 140, meta: { phone: 'detail' } }),
    corrected.accessor('name', { header: 'Name', size: 220, meta: { phone: 'title' } }),
  ]),
)
