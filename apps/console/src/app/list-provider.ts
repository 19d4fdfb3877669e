import type { ListKind } from '@greenroom/validation'
import type { Provider } from './syncs.atoms.ts'

const PROVIDERS: Partial<Record<ListKind, Provider>> = {
  additionalAttribute: '/attributes/additional',
  fee: '/fees',
  tax: '/taxes',
  discount: '/promotions/discounts',
  unit: '/units/inventory',
}

/** The call of section 7 that the cached list comes from. */
export function providerOf(kind: ListKind): Provider {
  return PROVIDERS[kind] ?? '/attributes'
}
