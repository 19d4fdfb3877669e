import { explainDenied, type Grants, missingFrom } from '@greenroom/permissions'
import { parseDocumentNumber } from '@greenroom/documents'
import { PRICE_CHANGES } from '#areas/pricechanges/price-change-kind.ts'
import { PURCHASE_ORDERS } from '#areas/purchasing/purchase-order-kind.ts'
import { RECEIPTS } from '#areas/purchasing/receipt-kind.ts'
import { TRANSFERS } from '#areas/transfers/transfer-kind.ts'
import type { CompanyQueries } from '#database/company-store.ts'
import { findDocument } from '#documents/document-store.ts'
import type { Shape, StoredKind } from '#documents/stored-kind.ts'
import { Failure, forbidden, notFound } from '#failures/failures.ts'

/** Documents whose items are labeled, and how many labels a line needs, where the document says so. */
const SOURCES = [
  sourceOf(PRICE_CHANGES),
  sourceOf(PURCHASE_ORDERS, ({ ordered }) => ordered),
  sourceOf(RECEIPTS, ({ accepted }) => accepted),
  sourceOf(TRANSFERS, ({ requested, shipped, received }) => received ?? shipped ?? requested),
]

/** The items of a document, once for each line. */
export interface LabeledLines {
  lines: { itemID: string; copies: number }[]
  hasCopies: boolean
}

function sourceOf<Of extends Shape & { line: { itemID: string } }>(
  of: StoredKind<Of>,
  unitsOf?: (line: Of['line']) => number | null | undefined,
) {
  return {
    kind: of.kind,
    read: async (db: CompanyQueries, number: string): Promise<LabeledLines> => {
      const { lines } = await findDocument(db, of, number)
      return {
        lines: lines.map((line) => ({ itemID: line.itemID, copies: unitsOf ? Math.ceil(unitsOf(line) ?? 0) : 1 })),
        hasCopies: unitsOf !== undefined,
      }
    },
  }
}

/** Throws the 404 of a document that is not there for the user, and the 403 of one that they may not read. */
export async function linesOfDocument(db: CompanyQueries, number: string, grants: Grants): Promise<LabeledLines> {
  const prefix = parseDocumentNumber(number)?.prefix
  const source = SOURCES.find(({ kind }) => kind.prefix === prefix)
  if (!source) throw noDocument(number)
  const missing = missingFrom(grants, source.kind.toRead)
  if (missing) throw forbidden(explainDenied(missing.feature, missing.level))
  try {
    return await source.read(db, number)
  } catch (failure) {
    throw failure instanceof Failure && failure.status === 404 ? noDocument(number) : failure
  }
}

function noDocument(number: string): Failure {
  return notFound(`There is no document ${number} to print labels of.`)
}
