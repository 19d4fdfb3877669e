// Finds the browser for tests, screens and benches, and installs one if allowed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The shell has no window: it takes two thirds of the processor time of the whole browser. */
const KNOWN_PLACES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** No sandbox (containers run as root), nothing that calls home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The path of a Chromium on this machine, or undefined. */
export function findChromium(): string | undefined {
  return [...KNOWN_PLACES, chromium.executablePath()].find((path) => path && existsSync(path))
}

/** Like findChromium, but installs Debian's package (as root on Debian) or Playwright's build if none is found. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (debian) {
    // Another process may be installing something.
    const wait = ['-qq', '-o', 'DPkg::Lock::Timeout=300']
    run('apt-get', ['update', ...wait])
    // What Debian recommends beside it is a desktop. Older releases don't have the shell.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', '--no-install-recommends', ...wait, name, 'fonts-liberation'])) break
  } else run('npx', ['playwright', 'install', 'chromium'])
  const installed = findChromium()
  if (!installed)
    throw new Error('These tests need Chromium. Install it, or set CHROME_PATH to the executable of one that is there.')
  return installed
}

if (import.meta.main) ensureChromium()
