import type { KnownEntries } from '../import-entries.ts'
import type { ShopForm } from '../import-forms.ts'
import type { ShopReader } from './import-shop.ts'
import { readLightspeed } from './lightspeed-rows.ts'
import { readShopify } from './shopify-rows.ts'
import { readSquare } from './square-rows.ts'
import { readWooCommerce } from './woocommerce-rows.ts'

const READERS: Readonly<Record<ShopForm, (headers: readonly string[], known: KnownEntries) => ShopReader>> = {
  shopify: readShopify,
  square: readSquare,
  woocommerce: readWooCommerce,
  lightspeed: readLightspeed,
}

/** The reader of another system's export with these headers. */
export function readShop(form: ShopForm, headers: readonly string[], known: KnownEntries): ShopReader {
  return READERS[form](headers, known)
}
