import { Skeleton } from '@greenroom/ui'
import { lazy, Suspense } from 'react'
import type { Import } from './import.atoms.ts'

/** With the grid, which the steps before can do without. */
const CheckLists = lazy(async () => ({ default: (await import('./CheckLists.tsx')).CheckLists }))

/** Everything that a check found, as soon as its code is there. */
export function ImportLists({ one }: { one: Import }) {
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      <CheckLists one={one} />
    </Suspense>
  )
}
