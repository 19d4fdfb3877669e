import type { LocationType } from '@greenroom/permissions'
import type { components } from '@greenroom/openapi'
import type { ColumnType, Generated } from 'kysely'
import type { CompanyCode } from '#database/columns.ts'

type Status = 'Active' | 'Inactive'

interface Stamped {
  version: Generated<number>
  updated_by: Generated<string>
  updated_at: Generated<Date>
}

type OpeningHours = components['schemas']['OpeningHours']

declare module '#database/tables.ts' {
  interface Tables {
    location: Stamped & {
      company_code: CompanyCode
      type: LocationType
      location_id: string
      name: string
      /** The venue of a store or a warehouse. */
      venue_id: string | null
      street: string | null
      city: string | null
      region: string | null
      postal_code: string | null
      country: string | null
      /** Null for that of the venue, or of the company; the tax and the hours as well. */
      time_zone: string | null
      tax_id: string | null
      hours: ColumnType<OpeningHours, string | null | undefined, string | null>
      status: Status
    }
    register: Stamped & {
      company_code: CompanyCode
      register_id: string
      name: string
      store_id: string | null
      /** Unique within its store. */
      number: number | null
      status: Status
    }
    reporting_group: Stamped & {
      company_code: CompanyCode
      reporting_group_id: string
      name: string
      status: Status
    }
    /** What a user has entered in the venue wizard. */
    venue_plan: {
      company_code: CompanyCode
      user_id: string
      plan_id: string
      content: ColumnType<components['schemas']['VenuePlan'], string, string>
      /** The venue that was created from it. */
      venue_id: string | null
      version: Generated<number>
      updated_by: string
      updated_at: Date
    }
    reporting_group_location: {
      company_code: CompanyCode
      reporting_group_id: string
      location_type: 'VENUE' | 'STORE' | 'WAREHOUSE'
      location_id: string
    }
  }
}
