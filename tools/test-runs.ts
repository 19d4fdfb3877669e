// How Vitest runs what Node can run by itself: all tests but those with JSX or a browser.

/** Node loads the files, as in the product. Through Vite, each access to another module's export takes a detour. */
export const NATIVE = { viteModuleRunner: false }

/** For workers that stay: garbage is collected seldom, and by the thread that has a processor already. */
export const QUIET_HEAP = ['--initial-old-space-size=1000', '--single-threaded-gc']
