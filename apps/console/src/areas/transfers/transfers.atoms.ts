import type { components } from '@greenroom/openapi'
import { documentAtoms } from '#documents/document-atoms.ts'

type Schemas = components['schemas']

export type Transfer = Schemas['Transfer']
export type TransferRow = Schemas['TransferRow']

export const TRANSFER_ATOMS = documentAtoms<Transfer, TransferRow, Omit<Schemas['TransferUpdate'], 'version'>>(
  '/transfers',
  'transfer',
)
