import type { components } from '@greenroom/openapi'
import { saveConfiguration } from '#areas/cto/configuration.ts'
import { entitle, removeEntitlements } from '#areas/entitlements/entitlement-store.ts'
import type { WriteTransaction } from '#calls/write.ts'
import type { SessionUser } from '#calls/call.ts'
import { Failure } from '#failures/failures.ts'
import { replaceHints } from './hint-store.ts'
import { requireAccess } from './item-rules.ts'
import { itemIDsIn } from './item-scope.ts'
import { lockItems } from './item-store.ts'
import { lockCompany } from '#query/locks.ts'
import { saveComponents } from './package-store.ts'

type ItemUpdate = components['schemas']['ItemUpdate']

/** What a body says of an item besides its fields and variants. */
export type ItemParts = Pick<
  ItemUpdate,
  'hints' | 'entitlements' | 'removedEntitlements' | 'components' | 'configuration'
>

/** Parts that items of the whole company depend on are saved one after the other. Called before any item is locked. */
export async function lockForParts(tx: WriteTransaction, { components: parts, configuration }: ItemParts) {
  if (parts || configuration) await lockCompany(tx)
}

/**
 * Saves the parts of an item that is stored by now, each with the access that its own calls take. `itemIDs` are the item
 * and the variants saved with it.
 */
export async function saveParts(tx: WriteTransaction, user: SessionUser, itemIDs: readonly string[], parts: ItemParts) {
  const { grants } = user
  const itemID = itemIDs[0]!
  const { hints, entitlements, removedEntitlements, components: held, configuration } = parts
  if (hints) {
    requireAccess(grants, 'CATALOG_LOCATION_HINT', 'WRITE')
    await under('hints', () => replaceHints(tx, itemID, hints, grants))
  }
  if (held) {
    requireAccess(grants, 'CATALOG_PACKAGING', 'WRITE')
    const items = await lockItems(tx.db, [itemID, ...held.map((component) => component.itemID)])
    await under('components', () => saveComponents(tx, items, itemID, held))
  }
  if (configuration) {
    requireAccess(grants, 'CATALOG_PRODUCT_CTO', 'WRITE')
    await under('configuration', () => saveConfiguration(tx, user, itemID, configuration))
  }
  if (removedEntitlements?.length) {
    requireAccess(grants, 'CATALOG_ENTITLEMENT', 'DELETE')
    await under('removedEntitlements', () =>
      forScopes(tx, itemIDs, removedEntitlements, (ids, locations) => removeEntitlements(tx, ids, locations)),
    )
  }
  if (entitlements?.length) {
    requireAccess(grants, 'CATALOG_ENTITLEMENT', 'WRITE')
    await under('entitlements', () =>
      forScopes(tx, itemIDs, entitlements, (ids, locations) =>
        entitle(
          tx,
          ids.map((id) => ({ itemID: id, locations })),
        ),
      ),
    )
  }
}

type ItemEntitlement = components['schemas']['ItemEntitlement']
type EntitledLocation = components['schemas']['EntitledLocation']

/** The locations of each scope with the items that it means: without a scope, the item and the variants saved with it. */
async function forScopes(
  tx: WriteTransaction,
  itemIDs: readonly string[],
  locations: ItemEntitlement[],
  act: (itemIDs: string[], locations: EntitledLocation[]) => Promise<void>,
) {
  const itemID = itemIDs[0]!
  for (const [scope, at] of Map.groupBy(locations, (one) => one.scope)) {
    const ids = scope ? await itemIDsIn(tx.db, { itemID, scope }) : [...itemIDs]
    await act(
      ids,
      at.map(({ locationID, type }) => ({ locationID, type })),
    )
  }
}

/** Names the part in a refusal that names no field. */
async function under(field: string, save: () => Promise<void>) {
  try {
    await save()
  } catch (failure) {
    if (!(failure instanceof Failure) || failure.details.errors) throw failure
    const { status, code, message, details } = failure
    throw new Failure(status, code, message, { ...details, errors: [{ field, message }] })
  }
}
