import type { ColumnType, Generated } from 'kysely'
import type { ChangeSource, CompanyCode } from '#database/columns.ts'
import type { FailureCode, FieldError } from '#failures/failures.ts'

/** DONE, FAILED and CANCELED are final. */
export type JobState = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELED'

/** Why a job failed, as answered to the waiting caller. */
export interface JobFailure {
  status: number
  code: FailureCode
  message: string
  errors?: FieldError[]
}

declare module '#database/tables.ts' {
  interface Tables {
    /** One row for each job of a company. When it runs is kept by pg-boss, under the same ID. */
    job: {
      company_code: CompanyCode
      job_id: string
      kind: string
      state: JobState
      payload: ColumnType<unknown, string, never>
      done: Generated<number>
      total: Generated<number>
      message: string | null
      /** Where the next step continues. */
      place: ColumnType<unknown, string | null | undefined, string>
      result: ColumnType<unknown, string | null | undefined, string>
      failure: ColumnType<JobFailure | null, string | null | undefined, string>
      cancel_requested: Generated<boolean>
      /** Unexpected errors so far, not counting crashes. */
      errors: Generated<number>
      /** The run that may write; a later one takes over with an ID of its own. */
      run_id: string | null
      user_id: string
      user_name: string
      request_id: string
      source: ChangeSource | null
      created_at: Date
      /** The earliest time to run it. */
      start_at: Date
      started_at: Date | null
      finished_at: Date | null
    }
  }
}
