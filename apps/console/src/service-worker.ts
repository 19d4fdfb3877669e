// Opens the console without a connection: the files of this release, and nothing that the API answers. The build writes
// it to /service-worker.js with the list of files in front (build/service-worker.ts).

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Event & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Scope = {
  skipWaiting(): Promise<void>
  registration: { navigationPreload?: { enable(): Promise<void> } }
  addEventListener(type: 'install' | 'activate', act: (event: Lasting) => void): void
  addEventListener(type: 'fetch', act: (event: Fetching) => void): void
}

/** The release: the name of its cache, its start page, and its files, whose names contain a hash of their content. */
declare const RELEASE: { name: string; page: string; files: string[] }

const worker = globalThis as unknown as Scope

worker.addEventListener('install', (event) => event.waitUntil(store()))

worker.addEventListener('activate', (event) => event.waitUntil(replaceOlder()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (RELEASE.files.includes(pathname)) event.respondWith(fromCache(request))
})

async function store() {
  const cache = await caches.open(RELEASE.name)
  await cache.addAll([new Request(RELEASE.page, { cache: 'reload' }), ...RELEASE.files])
  await worker.skipWaiting()
}

/** Keeps the release before this one, because a page of it may still be open and load more of its files. */
async function replaceOlder() {
  const older = (await caches.keys()).filter((name) => name !== RELEASE.name)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
}

/** The server's page, so that a new release opens at once; without a connection, the stored one. */
async function openPage({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const page = await caches.match(RELEASE.page)
    if (page) return page
    throw error
  }
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}
