import type { Area } from '#area.ts'
import { seedPictures } from './demo/pictures.ts'
import { entities } from './entities.ts'
import { imageHandlers } from './image-handlers.ts'
import { migration as migration0012 } from './migrations/0012-images.ts'
import { migration as migration0095 } from './migrations/0095-company-logo.ts'

export const images = {
  name: 'images',
  handlers: imageHandlers,
  migrations: [migration0012, migration0095],
  entities,
  demo: async ({ company, blobs }) => seedPictures(company, blobs),
} satisfies Area
