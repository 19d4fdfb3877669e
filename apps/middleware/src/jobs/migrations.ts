import type { Migration } from '#database/migrate.ts'
import { migration as migration0018 } from './migrations/0018-jobs.ts'
import { migration as migration0031 } from './migrations/0031-one-job-a-company.ts'
import { migration as migration0037 } from './migrations/0037-canceled-jobs.ts'

export const migrations: readonly Migration[] = [migration0018, migration0031, migration0037]
