import { Badge } from '@greenroom/ui'
import { differs, type FeatureRow, stepLabel } from './role-form.ts'

/** What a feature would be by default, where it is not, and what it was before an edit. */
export function FeatureNote({ row }: { row: FeatureRow }) {
  return (
    <>
      {differs(row) && <Badge tone="info">{`Default: ${stepLabel(row.byDefault)}`}</Badge>}
      {row.reach !== row.saved && <Badge tone="warning">{`Was: ${stepLabel(row.saved)}`}</Badge>}
    </>
  )
}
