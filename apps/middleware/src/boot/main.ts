import { loadCached } from './load-cached.ts'

await loadCached(() => import('./serve.ts'))
