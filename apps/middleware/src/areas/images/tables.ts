import type { CompanyCode } from '#database/columns.ts'

declare module '#database/tables.ts' {
  interface Tables {
    /** A picture of the company, used by any number of items, or as its logo. */
    image: {
      company_code: CompanyCode
      /** SHA-256 of the stored picture, in hexadecimal. */
      image_id: string
      /** In pixels. */
      width: number
      height: number
      /** When it was last added to an item or became the logo. */
      used_at: Date
    }
    /** At most one a company. */
    company_logo: {
      company_code: CompanyCode
      image_id: string
      updated_by: string
      updated_at: Date
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
