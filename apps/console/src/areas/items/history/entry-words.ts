/** The part of the item that a change belongs to. */
const THINGS: Record<string, string> = {
  locationHint: 'Location hint',
  entitlement: 'Entitlement',
  image: 'Image',
  packageComponent: 'Package component',
  ctoConfiguration: 'Config to order',
}

const ACTIONS: Record<string, string> = { create: 'added', update: 'changed', delete: 'removed' }

/** The action, if the changed fields don't show it; undefined for a plain change of the item. */
export function entryTitle(entity: string, action: string): string | undefined {
  if (entity === 'item') return action === 'create' ? 'Item created' : undefined
  return `${THINGS[entity] ?? entity} ${ACTIONS[action] ?? action}`
}
