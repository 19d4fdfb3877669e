import { loadCached } from '#platform/load-cached.ts'

await loadCached(() => import('./serve.ts'))
