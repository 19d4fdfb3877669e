import { Skeleton } from '@greenroom/ui'
import { lazy, Suspense } from 'react'
import type { Import } from './import.atoms.ts'

/** Loaded on demand, because only this step needs the grid. */
const CheckLists = lazy(async () => ({ default: (await import('./CheckLists.tsx')).CheckLists }))

/** Shows the results of a check once their code is loaded. */
export function ImportLists({ one }: { one: Import }) {
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      <CheckLists one={one} />
    </Suspense>
  )
}
