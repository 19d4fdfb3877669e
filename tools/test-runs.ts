// How Vitest runs the tests of the middleware and the core libs (docs/adr/0031).

/** Node loads the files, as in the product. Through Vite, each access to another module's export takes a detour. */
export const NATIVE = { viteModuleRunner: false }

/** For workers that stay: garbage is collected seldom, and by the thread that has a processor already. */
export const QUIET_HEAP = ['--initial-old-space-size=1000', '--single-threaded-gc']
