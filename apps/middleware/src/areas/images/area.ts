import type { Area } from '#boot/area.ts'
import { seedPictures } from './demo/pictures.ts'
import { entities } from './entities.ts'
import { imageHandlers } from './image-handlers.ts'
import { migration as migration0012 } from './migrations/0012-images.ts'

export const images = {
  name: 'images',
  handlers: imageHandlers,
  migrations: [migration0012],
  entities,
  demo: async ({ company, blobs }) => seedPictures(company, blobs),
} satisfies Area
