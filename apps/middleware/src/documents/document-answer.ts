import { actionsOf, refuseEdit, seesLine, visibleFields, visibleHeader } from '@greenroom/documents'
import type { CompanyStore } from '#database/company-store.ts'
import { attachmentsOf } from './attachment-store.ts'
import { itemNames, itemsNamedBy } from './line-items.ts'
import { relatedDocuments } from './related-documents.ts'
import type { Actor, Shape, Stored, StoredKind } from './stored-kind.ts'

/** A document in the contract's shape, without the lines that the user may not see. */
export async function documentAnswer<Of extends Shape>(
  store: CompanyStore,
  of: StoredKind<Of>,
  stored: Stored<Of>,
  actor: Actor,
) {
  const { kind } = of
  const context = await of.contextOf(store, actor, stored)
  const visible = visibleLines(of, stored, actor)
  const names = await itemNames(store.db, kind, visible)
  return {
    number: stored.number,
    version: stored.version,
    state: stored.state as string,
    ...visibleHeader(kind, stored.header, actor.grants),
    lines: visible.map((line) => ({ ...line, itemName: names.get(itemsNamedBy(kind, line)[0]?.itemID ?? '') })),
    hiddenLines: stored.lines.length - visible.length,
    totals: [
      ...(kind.totalsOf?.(
        of.documentOf({ ...stored, header: visibleHeader(kind, stored.header, actor.grants), lines: visible }),
      ) ?? []),
    ],
    related: [
      ...(await relatedDocuments(store.db, of, stored, actor.grants)),
      ...((await of.neighborsOf?.(store.db, stored, visible)) ?? []),
    ],
    ...(visible.length === stored.lines.length && of.outlookOf?.(of.documentOf(stored), context)),
    // Files may hold what a hidden line does.
    attachments: visible.length < stored.lines.length ? [] : await attachmentsOf(store.db, kind.name, stored.number),
    actions: actionsOf(kind, of.documentOf(stored), context),
    readOnlyReason: refuseEdit(kind, of.documentOf(stored), context)?.message,
    createdAt: stored.createdAt.toISOString(),
    createdBy: stored.createdBy,
    updatedAt: stored.updatedAt.toISOString(),
    updatedBy: stored.updatedBy,
  }
}

/** The lines, and of them the fields, that a user may see: the others are omitted, like hidden fields elsewhere. */
export function visibleLines<Of extends Shape>(
  { kind }: StoredKind<Of>,
  { lines }: Stored<Of>,
  { grants }: Actor,
): Of['line'][] {
  return lines.filter((line) => seesLine(kind, line, grants)).map((line) => visibleFields(kind, line, grants))
}
