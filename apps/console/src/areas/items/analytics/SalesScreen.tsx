import { Screen } from '@greenroom/ui'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { SalesReport } from './SalesReport.tsx'

/** All sales of the company, or of the places that the user works at. */
export function SalesScreen() {
  return (
    <Screen title="Sales">
      <ScreenBoundary>
        <SalesReport />
      </ScreenBoundary>
    </Screen>
  )
}
