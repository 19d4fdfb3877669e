import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerNotFound } from './error-answers.ts'

/**
 * The built console, compressed by its build: hashed files are cached forever, pages are revalidated each time. A
 * request for a page that is not a file gets the start page, because the console does its own routing. Anything else
 * unknown is the JSON 404.
 */
export async function serveConsole(app: FastifyInstance, folder: string) {
  // Vite puts a hash of the content into the names below this folder.
  const hashed = join(folder, 'assets') + sep
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request
    const wantsPage = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html')
    if (wantsPage && !/^\/api(\/|$|\?)/.test(url)) return reply.sendFile('index.html')
    return answerNotFound(reply)
  })
}
