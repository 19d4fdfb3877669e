/** What a change of something else than the item's own fields is of. */
const THINGS: Record<string, string> = {
  locationHint: 'Location hint',
  entitlement: 'Entitlement',
  image: 'Image',
  packageComponent: 'Package component',
  ctoConfiguration: 'Config order',
}

const ACTIONS: Record<string, string> = { create: 'added', update: 'changed', delete: 'removed' }

/** What was done, where the changed fields do not say it; nothing for a plain change of the item. */
export function entryTitle(entity: string, action: string): string | undefined {
  if (entity === 'item') return action === 'create' ? 'Item created' : undefined
  return `${THINGS[entity] ?? entity} ${ACTIONS[action] ?? action}`
}
