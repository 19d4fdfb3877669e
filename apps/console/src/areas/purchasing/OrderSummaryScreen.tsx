import { Button, EmptyState, Screen, TextLink } from '@greenroom/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { DocumentScreen } from '#documents/DocumentScreen.tsx'
import { companyAtom } from '#data/company.atoms.ts'
import { switchCompanyAtom } from '#session/switch-company.atoms.ts'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { PURCHASE_ORDERS } from './paths.ts'
import { PURCHASE_ORDER_SCREEN } from './purchase-order-screen.ts'

/** The target of a link to an order, which may name the company that it means (section 2). */
export function OrderSummaryScreen() {
  return (
    <ScreenBoundary>
      <LinkedOrder />
    </ScreenBoundary>
  )
}

function LinkedOrder() {
  const [params] = useSearchParams()
  const { companyCode } = useAtomValue(companyAtom)
  const switchTo = useSetAtom(switchCompanyAtom)
  const [number, domain] = [params.get('poNumber')?.trim(), params.get('domain')?.trim()]
  if (domain && domain.toLowerCase() !== companyCode.toLowerCase()) {
    return (
      <Screen title="Purchase order" width="form">
        <EmptyState
          title={`You are currently logged into domain ${companyCode}. Please switch to ${domain} and try again`}
          action={
            <Button variant="primary" onPress={() => void switchTo(domain)}>
              {`Switch to ${domain}`}
            </Button>
          }
        />
      </Screen>
    )
  }
  if (!number) {
    return (
      <Screen title="Purchase order" width="form">
        <EmptyState
          title="This link is incomplete"
          action={<TextLink href={PURCHASE_ORDERS}>Go to Purchase orders</TextLink>}
        >
          It names no purchase order.
        </EmptyState>
      </Screen>
    )
  }
  return <DocumentScreen of={PURCHASE_ORDER_SCREEN} named={number} />
}
