import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerNotFound } from './error-answers.ts'

/** Vite puts a hash of the content into these names. */
const HASHED = /\/assets\//
const COMPRESSIBLE = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']

/**
 * The built console: hashed files for ever, pages checked each time. Whatever asks for a page and is no file gets
 * the start page, since the console routes by itself. Anything else unknown is the JSON 404.
 */
export async function serveConsole(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request
    const wantsPage = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html')
    if (wantsPage && !/^\/api(\/|$|\?)/.test(url)) return reply.sendFile('index.html')
    return answerNotFound(reply)
  })
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes .br and .gz beside the files that have none yet, so that each is compressed once and well. */
export async function compressConsole(folder: string) {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((each) => COMPRESSIBLE.includes(extname(each)))) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    const done = await stat(`${path}.br`).catch(() => undefined)
    if (done && done.mtimeMs >= mtimeMs) continue
    const content = await readFile(path)
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }))
    await writeFile(`${path}.br`, await brotli(content))
  }
}
