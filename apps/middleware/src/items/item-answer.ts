import type { components } from '@greenroom/openapi'
import type { ItemRow } from './item-columns.ts'

export type ItemAnswer = components['schemas']['Item']

/**
 * An item as the contract shows it. What is empty is left out, which halves a page of items; columns that were not
 * read, because their field is hidden, are left out the same way. Written out by hand: a list answers 100 of these.
 */
export function itemAnswer(row: Partial<ItemRow> & Pick<ItemRow, 'item_id'>): ItemAnswer {
  return {
    itemID: row.item_id,
    upc: row.upc!,
    additionalUPCs: row.additional_upcs?.length ? row.additional_upcs : undefined,
    masterSKU: row.master_sku ?? undefined,
    productID: row.product_id ?? undefined,
    productName: row.product_name ?? undefined,
    name: row.name!,
    costPrice: row.cost_price,
    sellingPrice: row.selling_price,
    msrp: row.msrp ?? undefined,
    uom: row.uom_id ? { id: row.uom_id } : undefined,
    ecommerceName: row.ecommerce_name ?? undefined,
    ecommerceEnabled: row.ecommerce_enabled,
    appCommerceEnabled: row.app_commerce_enabled,
    ctoType: row.cto_type ?? undefined,
    extendedDescription: row.extended_description ?? undefined,
    metaData: row.meta_data ?? undefined,
    type: row.type as ItemAnswer['type'],
    itemStatus: row.item_status as ItemAnswer['itemStatus'],
    reportingMode: row.reporting_mode as ItemAnswer['reportingMode'],
    department: row.department_id ? { departmentID: row.department_id } : undefined,
    category: row.category_id ? { categoryID: row.category_id } : undefined,
    subcategory: row.subcategory_id ? { subCategoryID: row.subcategory_id } : undefined,
    size: row.size_id ? { sizeID: row.size_id } : undefined,
    color: row.color_id ? { colorID: row.color_id } : undefined,
    style: row.style_id ? { styleID: row.style_id } : undefined,
    brand: row.brand_id ? { brandID: row.brand_id } : undefined,
    season: row.season_id ? { seasonID: row.season_id } : undefined,
    team: row.team_id ? { id: row.team_id } : undefined,
    printerCategory: row.printer_category_id ? { printerCategoryID: row.printer_category_id } : undefined,
    vendor: row.vendor_code ? { vendorCode: row.vendor_code } : undefined,
    vendorAlias: row.vendor_alias ?? undefined,
    royaltyLevel: row.royalty_level ?? undefined,
    licensee: row.licensee ?? undefined,
    consignment: row.consignment,
    discount: row.discount_id ? { discountID: row.discount_id } : undefined,
    discountExcluded: row.discount_excluded,
    tax: row.tax_id ? { taxID: row.tax_id } : undefined,
    taxIncluded: row.tax_included,
    extendedInfo: extendedInfo(row),
    minimumLevel: row.minimum_level ?? undefined,
    maximumLevel: row.maximum_level ?? undefined,
    lotSizeMultiplier: row.lot_size_multiplier ?? undefined,
    minimumOrderQuantity: row.minimum_order_quantity ?? undefined,
    itemImage: row.item_image ?? undefined,
    enableAutoReplenishment: row.enable_auto_replenishment,
    yellowDogIdentifier: row.yellow_dog_identifier ?? undefined,
    defaultItem: row.default_item,
    attributes: row.attributes?.length ? row.attributes : undefined,
    version: row.version!,
    createdAt: row.created_at?.toISOString(),
    updatedAt: row.updated_at!.toISOString(),
    updatedBy: row.updated_by,
  }
}

/** The SKU type and the fees, each under its key (section 3). */
function extendedInfo({ sku_type, fee_ids }: Partial<ItemRow>) {
  if (!sku_type && !fee_ids?.length) return undefined
  const info = (fee_ids ?? []).map((feeID) => ({ key: 'ITEM_FEE_ID', value: feeID }))
  return sku_type ? [{ key: 'SKU_TYPE', value: sku_type }, ...info] : info
}
