import { dataOf } from '@greenroom/api-client'
import { resource } from '#data/resource.ts'
import type { Scope } from '../list/item-scope.ts'

/** The entitlements of an item or its whole product, and the items concerned. */
export const entitlementsAtom = resource({
  name: 'itemEntitlements',
  entities: ['entitlement'],
  async load(api, signal, itemID: string, productID: string | null, scope: Scope) {
    const query = { itemID, scope, pagination: false }
    const ofProduct = scope === 'product' && productID !== null ? productID : undefined
    const params = {
      path: { productID: ofProduct ?? '' },
      query: { fetchVariants: true, status: 'Active,Discontinued' },
    }
    const [entitlements, product] = await Promise.all([
      api.GET('/items/hierarchy/entitlement', { params: { query }, signal }).then(dataOf),
      ofProduct === undefined ? undefined : api.GET('/product/{productID}', { params, signal }).then(dataOf),
    ])
    return {
      entitlements: entitlements.body.data,
      itemCount: product?.body.variants.length ?? 1,
    }
  },
})
