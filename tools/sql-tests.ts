/**
 * Middleware tests for which another PostgreSQL version could behave differently: schema, searches and sorting, locks,
 * notifications, the queue and set-based writes. All others use plain reads and writes, which work in any version.
 */
export const sqlTests = [
  'analytics',
  'backup',
  'change-sets',
  'changes',
  'composed-codes',
  'demo',
  'export',
  'folded',
  'imports',
  'imports-runs',
  'item-list',
  'jobs',
  'jobs-processes',
  'lists',
  'product-names',
  'query',
  'queue-install',
  'replicas',
  'schema',
  'undo-imports',
  'upgrade',
  'write',
].map((name) => `test/${name}.test.ts`)
