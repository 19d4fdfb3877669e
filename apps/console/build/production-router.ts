import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const DEVELOPMENT = '/dist/development/'

/** React Router comes with a build without warnings for developers, but exports the other one alone. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(?:\/dom)?$/ },
      handler(id) {
        const development = fileURLToPath(import.meta.resolve(id))
        if (!development.includes(DEVELOPMENT)) this.error(`${id} is not where it was: ${development}`)
        return development.replace(DEVELOPMENT, '/dist/production/')
      },
    },
  }
}
