import { migration as migration0021 } from './migrations/0021-documents.ts'
import { migration as migration0027 } from './migrations/0027-document-attachments.ts'
import { migration as migration0028 } from './migrations/0028-document-notes.ts'
import { migration as migration0033 } from './migrations/0033-blob-removal.ts'
import { migration as migration0150 } from './migrations/0150-document-locations.ts'
import { migration as migration0190 } from './migrations/0190-line-ids.ts'
import { migration as migration0191 } from './migrations/0191-document-parents.ts'

export const migrations = [
  migration0021,
  migration0027,
  migration0028,
  migration0033,
  migration0150,
  migration0190,
  migration0191,
]
