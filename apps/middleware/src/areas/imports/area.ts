import type { Area } from '#area.ts'
import type { Platform } from '#platform/platform.ts'
import { applyImport } from './apply-import.ts'
import { changedHereHandlers } from './changed-here-handlers.ts'
import { checkImport } from './check-import.ts'
import { correctionHandlers } from './correction-handlers.ts'
import { entities } from './entities.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { importFinder } from './import-finder.ts'
import { importHandlers } from './import-handlers.ts'
import { importListHandlers } from './import-lists.ts'
import { importPictureHandlers } from './import-pictures.ts'
import { removeRows } from './remove-rows.ts'
import { migration as migration0014 } from './migrations/0014-imports.ts'
import { migration as migration0020 } from './migrations/0020-import-jobs.ts'
import { migration as migration0023 } from './migrations/0023-staged-rows.ts'
import { migration as migration0030 } from './migrations/0030-rejected-rows.ts'
import { migration as migration0034 } from './migrations/0034-staged-changes.ts'
import { migration as migration0038 } from './migrations/0038-canceled-imports.ts'
import { migration as migration0067 } from './migrations/0067-import-parts.ts'
import { migration as migration0068 } from './migrations/0068-changed-here.ts'
import { migration as migration0073 } from './migrations/0073-further-pictures.ts'
import { migration as migration0193 } from './migrations/0193-items-of-a-part.ts'
import { migration as migration0200 } from './migrations/0200-corrected-cells.ts'
import { migration as migration0202 } from './migrations/0202-entries-of-corrections.ts'
import { migration as migration0205 } from './migrations/0205-row-warnings.ts'

export const imports = {
  name: 'imports',
  handlers: () => ({
    ...importHandlers,
    ...importPictureHandlers,
    ...importListHandlers,
    ...changedHereHandlers,
    ...correctionHandlers,
  }),
  jobs: (platform: Platform) => [checkImport, applyImport, fetchPictures(platform), removeRows],
  migrations: [
    migration0014,
    migration0020,
    migration0023,
    migration0030,
    migration0034,
    migration0038,
    migration0067,
    migration0068,
    migration0073,
    migration0193,
    migration0200,
    migration0202,
    migration0205,
  ],
  entities,
  finders: [importFinder],
} satisfies Area
