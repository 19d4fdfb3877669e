import type { CompanyCode } from '#database/columns.ts'

declare module '#database/tables.ts' {
  interface Tables {
    /** A picture of the company, used by any number of items. */
    image: {
      company_code: CompanyCode
      /** SHA-256 of the stored picture, in hexadecimal. */
      image_id: string
      /** In pixels. */
      width: number
      height: number
      /** When it was last added to an item. */
      used_at: Date
    }
    item_image: {
      company_code: CompanyCode
      item_id: string
      image_id: string
      /** From 0; the first is the main image. */
      position: number
      alt_text: string
    }
  }
}
