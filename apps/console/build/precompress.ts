import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = ['.html', '.js', '.css', '.svg', '.txt']

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes .br (quality 11) and .gz beside every text file, so that the server never compresses while serving. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir = '' }) {
        const names = await readdir(dir, { recursive: true })
        for (const name of names.filter((each) => TEXT.includes(extname(each)))) {
          const content = await readFile(join(dir, name))
          await writeFile(join(dir, `${name}.br`), await brotli(content))
          await writeFile(join(dir, `${name}.gz`), await zip(content, { level: 9 }))
        }
      },
    },
  }
}
