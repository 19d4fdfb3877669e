import type { LocationType } from '@greenroom/permissions'
import type { ColumnType, Generated } from 'kysely'
import type { CompanyCode, Fixed, Json } from '#database/columns.ts'

declare module '#database/tables.ts' {
  interface Tables {
    /** The number of documents of a kind. Its row is locked until the counted document is committed. */
    document_number: {
      company_code: CompanyCode
      kind: Fixed<string>
      last_sequence: number
    }
    document: {
      company_code: CompanyCode
      /** `DocumentKind.name`. */
      kind: Fixed<string>
      number: Fixed<string>
      sequence: Fixed<number>
      state: string
      /** As the contract has it. */
      header: Json<object>
      /** The document that it refers to; both are null if it refers to none. */
      parent_kind: Fixed<string | null>
      parent_number: Fixed<string | null>
      /** User names. */
      authors: string[]
      /** Data kept by its effects: jobs, change sets. */
      references_kept: ColumnType<object, string | undefined, string>
      line_count: number
      version: Generated<number>
      created_at: Fixed<Date>
      created_by: Fixed<string>
      updated_at: Date
      updated_by: string
    }
    /** A line with all of its other fields as the contract has them. */
    document_line: {
      company_code: CompanyCode
      kind: Fixed<string>
      number: Fixed<string>
      /** Stays with the line as long as it is one of the document. */
      line_id: Fixed<string>
      /** Its position among the lines, from 0. */
      line: number
      /** The item it names, for queries by item. */
      item_id: string | null
      fields: Json<object>
    }
    /** Where a document is; the documents of a kind without locations have none. */
    document_location: {
      company_code: CompanyCode
      kind: Fixed<string>
      number: Fixed<string>
      location_type: Fixed<LocationType>
      location_id: Fixed<string>
    }
    document_attachment: {
      company_code: CompanyCode
      kind: Fixed<string>
      number: Fixed<string>
      /** What its bytes are kept under (`attachment-store.ts`). */
      attachment_id: Fixed<string>
      name: Fixed<string>
      /** Media type, as its bytes say. */
      type: Fixed<string>
      /** In bytes. */
      size: Fixed<number>
      added_at: Fixed<Date>
      /** User name. */
      added_by: Fixed<string>
    }
    /** Blobs that no row names (`blob-removal.ts`). */
    blob_to_remove: {
      company_code: CompanyCode
      key: Fixed<string>
      /** When it may be removed. */
      after: Fixed<Date>
    }
    document_event: {
      company_code: CompanyCode
      kind: Fixed<string>
      number: Fixed<string>
      event_id: Generated<number>
      /** `create`, `save`, `attach`, `detach`, or a transition of the kind. */
      action: Fixed<string>
      from_state: Fixed<string | null>
      to_state: Fixed<string>
      at: Fixed<Date>
      user_name: Fixed<string>
      /** A job did it, on behalf of that user. */
      is_automatic: Fixed<boolean>
      remark: Fixed<string | null>
      /** What the action said beforehand of its outcome. */
      note: Fixed<string | null>
    }
  }
}
