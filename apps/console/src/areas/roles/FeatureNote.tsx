import { Badge } from '@greenroom/ui'
import { differs, type FeatureRow, stepLabel } from './role-form.ts'

/** Shows a feature's default level and its level before an edit, where they differ from the current one. */
export function FeatureNote({ row }: { row: FeatureRow }) {
  return (
    <>
      {differs(row) && <Badge tone="info">{`Default: ${stepLabel(row.byDefault)}`}</Badge>}
      {row.reach !== row.saved && <Badge tone="warning">{`Was: ${stepLabel(row.saved)}`}</Badge>}
    </>
  )
}
