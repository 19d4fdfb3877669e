import { createImportReader } from './import-reader.ts'
import { serveReader } from './reader-call.ts'

serveReader(self, createImportReader(), () => performance.now())
