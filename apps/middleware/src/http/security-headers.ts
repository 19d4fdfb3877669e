import type { FastifyInstance, FastifyRequest } from 'fastify'
import { csrfFailure } from '#failures/failures.ts'

/** The one style element that react-aria's usePress injects (react-aria-components 1.22.1). */
const REACT_ARIA_STYLE = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='"

/** Only our own files, no inline script, no string turned into code. docs/adr/0003 explains the allowed policy. */
export function contentSecurityPolicy(style = REACT_ARIA_STYLE): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${style}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types greenroom-worker',
  ].join('; ')
}

const HEADERS = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(self)',
}

const ONE_YEAR = 365 * 24 * 3600

/** The headers of every answer, and the check that unsafe requests come from our own pages (ER_008). */
export function secure(app: FastifyInstance, environment: string) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...HEADERS, rc_environment: environment })
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${ONE_YEAR}; includeSubDomains`)
    }
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
    if (!SAFE.includes(request.method) && comesFromElsewhere(request)) throw csrfFailure()
  })
}

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Browsers send the origin of a request; other clients send neither header and have no ambient credentials. */
function comesFromElsewhere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site && site !== 'same-origin' && site !== 'none') return true
  const { origin } = headers
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}
